import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts with their names, one a line. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={`${label}${index}`} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
