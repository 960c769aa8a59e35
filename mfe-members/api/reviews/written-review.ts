import { Types } from 'mongoose';
import { textKeyOf, type Holding } from './text-checks.ts';
import type { WriteReview } from './member-review.dto.ts';
import { NEVER, type ReviewRecord } from './review.schema.ts';

/** How many former versions a review keeps. */
const MOST_VERSIONS = 20;

/** A member's review of a title. */
export interface Written {
  readonly memberId: Types.ObjectId;
  readonly titleId: Types.ObjectId;
  readonly review: WriteReview;
  readonly holding: Holding;
}

/** Return the record of a review after it was written; the one from before, where that says the same. */
export function writtenReview(
  before: ReviewRecord | null,
  { memberId, titleId, review, holding }: Written,
): ReviewRecord {
  const { text, hasSpoilers } = review;
  const now = new Date();
  const content = { text, hasSpoilers, textKey: textKeyOf(text) };
  const held = {
    visibleFrom: holding.visibleFrom,
    ...(holding.why !== undefined && { heldBecause: holding.why }),
  };
  if (!before) {
    return {
      _id: new Types.ObjectId(),
      memberId,
      titleId,
      ...content,
      createdAt: now,
      history: [],
      likes: 0,
      ...held,
      isRemoved: false,
      version: 0,
    };
  }
  if (before.text === text && before.hasSpoilers === hasSpoilers) return before;
  const former = {
    text: before.text,
    hasSpoilers: before.hasSpoilers,
    writtenAt: before.editedAt ?? before.createdAt,
  };
  return {
    ...before,
    ...content,
    editedAt: now,
    history: [...before.history, former].slice(-MOST_VERSIONS),
    ...(mustBeHeldNow(before, holding, now) && held),
  };
}

/** A review that is public, or is about to be, is held again only where the checks found something. */
function mustBeHeldNow(before: ReviewRecord, holding: Holding, now: Date): boolean {
  const isOpenEnded = before.visibleFrom.getTime() === NEVER.getTime();
  if (holding.checks.length > 0) return true;
  return isOpenEnded && holding.visibleFrom > now;
}
