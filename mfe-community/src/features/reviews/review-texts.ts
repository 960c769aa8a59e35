import type { Review } from '@sinima/contracts/api';
import { dayText } from '../../date-text.ts';

/** Who reviewed, by a general label (`docs/specification.md §2`, `§3`). */
export function reviewerOf({ userId }: Pick<Review, 'userId'>): string {
  return userId === 'system' ? 'Professional Critic' : 'Verified User';
}

/** What a review says: its text, else its body; undefined where it is a rating without words. */
export function wordsOf({ reviewText, body }: Pick<Review, 'reviewText' | 'body'>): string | undefined {
  return reviewText ?? body ?? undefined;
}

/** When it was written, as `MMM d, yyyy`, or 'Recent' (`docs/specification.md §3`). */
export function writtenOn({ createdAt }: { createdAt: string | null }): string {
  return (createdAt === null ? undefined : dayText(createdAt)) ?? 'Recent';
}
