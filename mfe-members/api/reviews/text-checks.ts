import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stableId } from '@sinima/api/database/stable-id';
import { fold } from '@sinima/api/text/fold';
import type { Model, Types } from 'mongoose';
import { HELD_REASONS } from '../shapes/held-reasons.ts';
import { NEVER, type ReviewRecord } from './review.schema.ts';
import { publicReviews } from './shown-reviews.ts';
import { hasLink } from './has-link.ts';

/** After so many published reviews, an account is not new any more. */
const KNOWN_AFTER = 2;

/** How long a new account's reviews are held at most, in ms. */
const HELD_MS = 24 * 3_600_000;

/** Shorter texts are written twice by chance, in characters. */
const TELLING_LENGTH = 40;

/** When a text becomes public. */
export interface Holding {
  readonly visibleFrom: Date;
  /** For its author. Undefined: it is public at once. */
  readonly why?: string;
  /** The findings of the checks. */
  readonly checks: readonly string[];
}

/** Return the same id for texts that say the same. */
export const textKeyOf = (text: string): Types.ObjectId => stableId('text', fold(text));

/** Decides which texts moderators look at before others read them. */
@Injectable()
export class TextChecks {
  constructor(@InjectModel('Review') private readonly reviews: Model<ReviewRecord>) {}

  /** Return when a review becomes public; `id` is its own, where it has one. */
  async ofReview(memberId: Types.ObjectId, text: string, id?: Types.ObjectId): Promise<Holding> {
    const [isNew, isRepeated] = await Promise.all([this.isNew(memberId, id), this.isRepeated(text, id)]);
    const checks = [
      ...(isNew && hasLink(text) ? [HELD_REASONS.link] : []),
      ...(isRepeated ? [HELD_REASONS.repetition] : []),
    ];
    if (checks.length > 0) return { visibleFrom: NEVER, why: heldFor(checks), checks };
    if (!isNew) return { visibleFrom: new Date(), checks };
    return { visibleFrom: new Date(Date.now() + HELD_MS), why: HELD_REASONS.newAccount, checks };
  }

  /** Return when a list becomes public. */
  async ofList(memberId: Types.ObjectId, texts: readonly string[]): Promise<Holding> {
    const checks = texts.some(hasLink) && (await this.isNew(memberId)) ? [HELD_REASONS.link] : [];
    if (checks.length === 0) return { visibleFrom: new Date(), checks };
    return { visibleFrom: NEVER, why: heldFor(checks), checks };
  }

  private async isNew(memberId: Types.ObjectId, id?: Types.ObjectId): Promise<boolean> {
    const filter = { ...publicReviews(), memberId, ...(id && { _id: { $ne: id } }) };
    return (await this.reviews.countDocuments(filter).limit(KNOWN_AFTER)) < KNOWN_AFTER;
  }

  private async isRepeated(text: string, id?: Types.ObjectId): Promise<boolean> {
    if (text.length < TELLING_LENGTH) return false;
    const same = await this.reviews
      .find({ textKey: textKeyOf(text) }, { _id: 1 })
      .limit(2)
      .lean<ReviewRecord[]>();
    return same.some(({ _id }) => !id || !_id.equals(id));
  }
}

const heldFor = (checks: readonly string[]): string => `${HELD_REASONS.moderators} ${checks.join(' ')}`;
