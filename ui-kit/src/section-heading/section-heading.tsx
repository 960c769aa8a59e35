import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** The heading of a section, with links that lead on from it. */
export function SectionHeading({
  level = 2,
  title,
  note,
  action,
}: {
  level?: 1 | 2 | 3;
  title: string;
  /** One line under the heading. */
  note?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.row}>
      <div>
        <Heading className={styles[`level${level}`]}>{title}</Heading>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
  );
}
