import type { Review } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import * as messages from './review.messages.ts';

/** Return how a review's author is called: by a general label (`docs/specification.md §2`, `§3`). */
export function reviewerOf({ userId }: Pick<Review, 'userId'>, text: Text): string {
  return text(userId === 'system' ? messages.professionalCritic : messages.verifiedUser);
}

/** Return what a review says: its text, else its body; undefined where it is a rating without words. */
export function reviewWords({ reviewText, body }: Pick<Review, 'reviewText' | 'body'>): string | undefined {
  return reviewText ?? body ?? undefined;
}
