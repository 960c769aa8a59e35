import type { Review } from '@sinima/contracts/api';

/** Return how a review's author is called: by a general label (`docs/specification.md §2`, `§3`). */
export function reviewerOf({ userId }: Pick<Review, 'userId'>): string {
  return userId === 'system' ? 'Professional Critic' : 'Verified User';
}

/** Return what a review says: its text, else its body; undefined where it is a rating without words. */
export function reviewWords({ reviewText, body }: Pick<Review, 'reviewText' | 'body'>): string | undefined {
  return reviewText ?? body ?? undefined;
}
