import styles from './button.module.css';

/** The purpose of a button, or of a link that looks like one. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
}

/**
 * The class of a button; it goes on a `<button>` or on a link, whichever it is.
 *
 * @example <Link className={buttonClass({ variant: 'primary' })} to={paths.movies()}>Explore Movies</Link>
 */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return [styles.button, styles[variant], styles[size]].join(' ');
}
