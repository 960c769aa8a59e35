import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';

/** The way to a trailer that is known; nothing of it is loaded before that. */
export function WatchTrailer({ url }: { url: string | null }): ReactNode {
  if (url !== null) {
    return (
      <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
        Watch Trailer
      </a>
    );
  }
  return (
    <span className="ti:inline-flex ti:flex-wrap ti:items-center ti:gap-x-3 ti:gap-y-2 ti:text-sm">
      <button type="button" className={buttonClass()} disabled aria-describedby="no-trailer">
        Watch Trailer
      </button>
      <span id="no-trailer">No trailer yet</span>
    </span>
  );
}
