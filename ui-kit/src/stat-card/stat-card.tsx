import type { ReactNode } from 'react';
import styles from './stat-card.module.css';

/** A number that counts something, e.g. "250 Titles". Null: not known. */
export function StatCard({ label, value }: { label: string; value: number | null }): ReactNode {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value === null ? '—' : value.toLocaleString('en-US')}</dd>
    </div>
  );
}
