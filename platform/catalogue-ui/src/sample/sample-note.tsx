import { LANGUAGES } from '@sinima/contracts/languages';
import { RichText, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import styles from './sample-note.module.css';
import * as messages from './sample.messages.ts';

const PARTS = {
  ratings: messages.partRatings,
  platforms: messages.partPlatforms,
  reviews: messages.partReviews,
  votes: messages.partVotes,
  showtimes: messages.partShowtimes,
  theaters: messages.partTheaters,
  prices: messages.partPrices,
} as const;

/** What of a page can be sample data. */
export type SamplePart = keyof typeof PARTS;

interface SampleNoteProps {
  /** Nothing: no line. */
  of: SamplePart | readonly SamplePart[];
  /** Whether any of it is shown. */
  isShown: boolean;
}

/**
 * The line of a page or section that shows sample data; nothing where it shows none.
 *
 * @example <SampleNote of="ratings" isShown={titles.some(({ ratingIsSample }) => ratingIsSample)} />
 */
export function SampleNote({ of, isShown }: SampleNoteProps): ReactNode {
  const text = useText();
  const parts = typeof of === 'string' ? [of] : of;
  const [first, ...others] = parts;
  if (!isShown || first === undefined) return null;
  const { locale } = LANGUAGES[text.language];
  const names = [text(PARTS[first]), ...others.map((part) => text(PARTS[part]).toLocaleLowerCase(locale))];
  const list = new Intl.ListFormat(text.language === 'en' ? 'en-GB' : locale).format(names);
  return (
    <p className={styles.note}>
      <RichText
        message={messages.areSamples}
        values={{ parts: list }}
        parts={{ sample: <Badge tone="warn">{text(messages.sample)}</Badge> }}
      />
    </p>
  );
}

/** Return whether any of these titles has a rating that is a sample. */
export function hasSampleRating(
  titles: readonly { readonly bayesianRating: number | null; readonly ratingIsSample: boolean }[],
): boolean {
  return titles.some(({ bayesianRating, ratingIsSample }) => bayesianRating !== null && ratingIsSample);
}
