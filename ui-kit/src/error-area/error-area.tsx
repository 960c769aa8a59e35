import { useState, type ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import styles from './error-area.module.css';

/**
 * Stands in the place of an area that failed, while the rest of the page lives on.
 *
 * @param onRetry tries again in place; while its promise is pending, the area says so. Without it (no script yet), the
 *   link asks for the page anew
 */
export function ErrorArea({ onRetry }: { onRetry?: () => Promise<unknown> | void }): ReactNode {
  const [isTrying, setIsTrying] = useState(false);

  const retry = (): void => {
    const trying = onRetry?.();
    if (!trying) return;
    setIsTrying(true);
    void trying.finally(() => setIsTrying(false));
  };

  return (
    <section className={styles.area} role="alert" aria-busy={isTrying}>
      <p className={styles.title}>This part of the site is taking a break</p>
      <p>The rest works as ever.</p>
      {onRetry ? (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : retry}
        >
          {isTrying ? 'Trying again…' : 'Try again'}
        </button>
      ) : (
        <a href="" className={buttonClass({ variant: 'secondary' })}>
          Try again
        </a>
      )}
    </section>
  );
}
