import { Badge } from '@sinima/ui-kit/badge';
import type { ComponentProps, ReactNode } from 'react';
import { RESULTS_ID } from '../page/results-place.ts';
import type { Message } from '@sinima/contracts/text';
import { useText } from '@sinima/runtime';
import { countText } from '../text/count-text.ts';
import styles from './page-layout.module.css';

/** A section of a page, as wide as the page and well apart from the section above it. */
export function PageSection(props: Omit<ComponentProps<'section'>, 'className'>): ReactNode {
  return <section className={styles.section} {...props} />;
}

/** The content under the banner of a page. */
export function PageBody({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.body}>{children}</div>;
}

interface ResultCountProps {
  total: number;
  /** With the parameter `count`. */
  message: Message;
  /** Whether there may be more. */
  isAtLeast?: boolean;
  /** Whether a change of it is read out. */
  live?: boolean;
}

/** How many results there are, above the results; the next page of them begins here. */
export function ResultCount({
  total,
  message,
  isAtLeast = false,
  live = false,
}: ResultCountProps): ReactNode {
  return (
    <p id={RESULTS_ID} tabIndex={-1} className={styles.count} {...(live ? { 'aria-live': 'polite' } : {})}>
      <Badge tone="accent">{countText(total, message, useText(), isAtLeast)}</Badge>
    </p>
  );
}
