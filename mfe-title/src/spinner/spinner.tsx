import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** Says that something is on its way: a bobbin that turns, or rests where motion is not wanted. */
export function Spinner({ label }: { label: string }): ReactNode {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      <span className={styles.bobbin} />
    </div>
  );
}
