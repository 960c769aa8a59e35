import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './watch-trailer.module.css';

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
    <span className={styles.none}>
      <button type="button" className={buttonClass()} disabled aria-describedby="no-trailer">
        Watch Trailer
      </button>
      <span id="no-trailer">No trailer yet</span>
    </span>
  );
}
