import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Says that there is nothing here, and what to do. */
export function EmptyState({
  level = 2,
  title,
  text,
  action,
}: {
  /** Level of the heading; 1 where it is the page's. */
  level?: 1 | 2 | 3;
  title: string;
  text?: string;
  action?: ReactNode;
}): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </section>
  );
}
