import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A bobbin that turns while something is on its way, or rests where motion is not wanted. */
export function Spinner({ label }: { label: string }): ReactNode {
  return (
    <div className="ti:grid ti:min-h-[14rem] ti:place-items-center" role="status" aria-label={label}>
      <span className={styles.bobbin} />
    </div>
  );
}
