import type { MemberReview, OwnReview, ReviewVersion } from './member-review.dto.ts';
import { NEVER, type ReviewRecord } from './review.schema.ts';

/** Return a review as its author reads it. */
export function toOwnReview(shown: MemberReview, review: ReviewRecord): OwnReview {
  const { visibleFrom, isRemoved, history } = review;
  const isHeld = !isRemoved && visibleFrom > new Date();
  const why = isRemoved ? review.removedBecause : isHeld ? review.heldBecause : review.spoilersBecause;
  const decision = isRemoved ? review.removedBy : review.spoilersBy;
  return {
    ...shown,
    state: isRemoved ? 'removed' : isHeld ? 'held' : 'published',
    heldUntil: isHeld && visibleFrom.getTime() !== NEVER.getTime() ? visibleFrom.toISOString() : null,
    why: why ?? null,
    decision: decision?.toHexString() ?? null,
    versions: history.length + 1,
  };
}

/** Return all versions of a review, the latest first. */
export function versionsOf({
  text,
  hasSpoilers,
  editedAt,
  createdAt,
  history,
}: ReviewRecord): ReviewVersion[] {
  return [...history, { text, hasSpoilers, writtenAt: editedAt ?? createdAt }]
    .toReversed()
    .map((version) => ({
      text: version.text,
      hasSpoilers: version.hasSpoilers,
      writtenAt: version.writtenAt.toISOString(),
    }));
}
