import styles from './link.module.css';

/** The purpose of a link. */
export interface LinkLook {
  /** In a text; standing alone, leading on from the content above or beside it; or among many, where a line under each would be too much. */
  variant?: 'text' | 'onward' | 'quiet';
}

/**
 * The class of a link; it goes on the page's `Link` or on an `<a>`.
 *
 * @example <Link className={linkClass({ variant: 'onward' })} to={paths.movies()}>View All</Link>
 */
export function linkClass({ variant = 'text' }: LinkLook = {}): string {
  return `${styles.link} ${styles[variant]}`;
}
