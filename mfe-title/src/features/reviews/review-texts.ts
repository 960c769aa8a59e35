import { reviewWords } from '@sinima/catalogue-ui/review-texts';
import type { Review } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import { LANGUAGES } from '@sinima/contracts/languages';
import * as messages from './reviews.messages.ts';

/** Return what a review says: its text, else its body, else a general sentence. */
export function textOf(review: Pick<Review, 'reviewText' | 'body'>, text: Text): string {
  return reviewWords(review) ?? text(messages.withoutWords);
}

const DAY_MS = 86_400_000;
const spans = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/**
 * Return how long ago something was, in whole days or more: "2 days ago", the same in every time zone.
 *
 * @param now milliseconds since the epoch
 */
export function daysAgo(date: string, now: number, text: Text): string {
  const days = Math.floor((now - Date.parse(date)) / DAY_MS);
  const [unit, length] = spans.find(([, length]) => days >= length) ?? ['day', 1];
  if (days < 1) return text(messages.today);
  const format = new Intl.RelativeTimeFormat(LANGUAGES[text.language].locale);
  return format.format(-Math.floor(days / length), unit);
}
