import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label: a genre, a type, "Lead", "Sample". */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'warn';
  children: ReactNode;
}): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
