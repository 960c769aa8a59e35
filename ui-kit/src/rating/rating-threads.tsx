import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import styles from './rating-threads.module.css';
import * as messages from './rating.messages.ts';

/**
 * A rating as a row of ten threads, filled as far as it goes.
 *
 * @param value 0 to 10, shown to one decimal; null: not enough people rated it
 */
export function RatingThreads({ value }: { value: number | null }): ReactNode {
  const text = useText();
  if (value === null) return <span className={styles.none}>{text(messages.notEnoughRatings)}</span>;
  return (
    <span className={styles.rating}>
      <span className={styles.threads} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${Math.min(10, Math.max(0, value)) * 10}%` }} />
      </span>
      <span className={styles.number}>
        {value.toFixed(1)}
        <span className={styles.hidden}> {text(messages.outOfTen)}</span>
      </span>
    </span>
  );
}
