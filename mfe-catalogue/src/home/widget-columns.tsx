import type { ReactNode } from 'react';
import styles from './widget-columns.module.css';

/** Two parts of a widget: on a wide screen the second stands beside the first. */
export function WidgetColumns({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
