import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A fact with its name; null: not known, and left out. */
export interface Fact {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** The facts that are known, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) =>
        value === null ? null : (
          <div key={index} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
