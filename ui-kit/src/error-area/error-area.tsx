import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import styles from './error-area.module.css';

/**
 * Stands in the place of an area that failed, while the rest of the page lives on.
 *
 * @param onRetry tries again in place; without it (no script yet), the link asks for the page anew
 */
export function ErrorArea({ onRetry }: { onRetry?: () => void }): ReactNode {
  return (
    <section className={styles.area} role="alert">
      <p className={styles.title}>This part of the site is taking a break</p>
      <p>The rest works as ever.</p>
      {onRetry ? (
        <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={onRetry}>
          Try again
        </button>
      ) : (
        <a href="" className={buttonClass({ variant: 'secondary' })}>
          Try again
        </a>
      )}
    </section>
  );
}
