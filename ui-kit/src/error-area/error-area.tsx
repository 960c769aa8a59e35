import { useText } from '@sinima/runtime';
import { useState, type ReactNode } from 'react';
import { buttonClass } from '../button/button.ts';
import * as messages from './error-area.messages.ts';
import styles from './error-area.module.css';

/**
 * Stands in the place of an area that failed, while the rest of the page lives on.
 *
 * @param onRetry tries again in place; while its promise is pending, the area says so. Without it (no script yet), the
 *   link asks for the page anew
 */
export function ErrorArea({ onRetry }: { onRetry?: () => Promise<unknown> | void }): ReactNode {
  const text = useText();
  const [isTrying, setIsTrying] = useState(false);

  const retry = (): void => {
    const trying = onRetry?.();
    if (!trying) return;
    setIsTrying(true);
    void trying.finally(() => setIsTrying(false));
  };

  return (
    <section className={styles.area} role="alert" aria-busy={isTrying}>
      <p className={styles.title}>{text(messages.takesABreak)}</p>
      <p>{text(messages.restWorks)}</p>
      {onRetry ? (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : retry}
        >
          {text(isTrying ? messages.tryingAgain : messages.tryAgain)}
        </button>
      ) : (
        <a href="" className={buttonClass({ variant: 'secondary' })}>
          {text(messages.tryAgain)}
        </a>
      )}
    </section>
  );
}
