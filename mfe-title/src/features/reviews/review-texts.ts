import type { Review } from '@sinima/contracts/api';

/** How a review's author is named (`docs/specification.md §2`). */
export function authorOf({ userId }: Pick<Review, 'userId'>): string {
  return userId === 'system' ? 'Professional Critic' : 'Verified User';
}

/** What a review says: its text, else its body, else a general sentence. */
export function textOf({ reviewText, body }: Pick<Review, 'reviewText' | 'body'>): string {
  return reviewText ?? body ?? 'This review is a rating without words.';
}

const dayMs = 86_400_000;
const spans = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/**
 * How long ago something was, in whole days or more: "2 days ago". It does not depend on anyone's time zone.
 *
 * @param now milliseconds since the epoch
 */
export function daysAgo(date: string, now: number): string {
  const days = Math.floor((now - Date.parse(date)) / dayMs);
  const [unit, length] = spans.find(([, length]) => days >= length) ?? ['day', 1];
  if (days < 1) return 'Today';
  const count = Math.floor(days / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
