import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import * as messages from './trailer.messages.ts';

/** The way to a trailer that is known; nothing of it is loaded before that. */
export function WatchTrailer({ url }: { url: string | null }): ReactNode {
  const text = useText();
  if (url !== null) {
    return (
      <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
        {text(messages.watchTrailer)}
      </a>
    );
  }
  return (
    <span className="ti:inline-flex ti:flex-wrap ti:items-center ti:gap-x-3 ti:gap-y-2 ti:text-sm">
      <button type="button" className={buttonClass()} disabled aria-describedby="no-trailer">
        {text(messages.watchTrailer)}
      </button>
      <span id="no-trailer">{text(messages.noTrailerYet)}</span>
    </span>
  );
}
