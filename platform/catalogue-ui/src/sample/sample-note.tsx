import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

interface SampleNoteProps {
  /** The name of the sample data, with a capital first: "Ratings". Nothing: no line. */
  of: string | readonly string[];
  /** Whether any of it is shown. */
  isShown: boolean;
}

/**
 * The line of a page or section that shows sample data; nothing where it shows none.
 *
 * @example <SampleNote of="Ratings" isShown={titles.some(({ ratingIsSample }) => ratingIsSample)} />
 */
export function SampleNote({ of, isShown }: SampleNoteProps): ReactNode {
  const parts = typeof of === 'string' ? [of] : of;
  const [first, ...others] = parts;
  if (!isShown || first === undefined) return null;
  const all = [first, ...others.map((part) => part.toLowerCase())];
  return (
    <p className={styles.note}>
      <Badge tone="warn">Sample</Badge> {new Intl.ListFormat('en-GB').format(all)} on this page are sample
      data, made up to try the site with.
    </p>
  );
}

/** Return whether any of these titles has a rating that is a sample. */
export function hasSampleRating(
  titles: readonly { readonly bayesianRating: number | null; readonly ratingIsSample: boolean }[],
): boolean {
  return titles.some(({ bayesianRating, ratingIsSample }) => bayesianRating !== null && ratingIsSample);
}
