import type { ReactNode } from 'react';
import styles from './unseen-heading.module.css';

/** The first heading of a page for those who hear it, where what is seen needs none: while it loads, or has failed. */
export function UnseenHeading({ children }: { children: string }): ReactNode {
  return <h1 className={styles.unseen}>{children}</h1>;
}
