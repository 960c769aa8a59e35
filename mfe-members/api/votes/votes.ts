import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { FOLLOWED_WRITE } from '../database/followed-write.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { currentLimit } from '../account/current-limit.ts';
import { VoteCounts, type VoteChange } from './vote-counts.ts';
import { toHalfSteps } from './half-steps.ts';
import type { RatingRecord } from './rating.schema.ts';

/** How often a change begins anew that another device of the member interrupts. */
const MOST_TRIES = 20;

/** How many ratings of one member change at a time. */
const AT_A_TIME = 8;

/** Each change of a rating is followed by that of its title's votes. */
const FOLLOWED = { writeConcern: FOLLOWED_WRITE };

const NOTHING: VoteChange = { sum: 0, count: 0 };

/** What a rating adds to the votes of its title. */
const worth = (rating: Pick<RatingRecord, 'halfSteps' | 'isDiscounted'> | null): VoteChange =>
  rating && !rating.isDiscounted ? { sum: rating.halfSteps, count: 1 } : NOTHING;

const difference = (after: VoteChange, before: VoteChange): VoteChange => ({
  sum: after.sum - before.sum,
  count: (after.count - before.count) as VoteChange['count'],
});

interface ChangedRating extends VoteChange {
  readonly stored: RatingRecord | null;
}

/** Changes ratings, each together with the votes of its title. */
@Injectable()
export class Votes {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly counts: VoteCounts,
    private readonly accounts: AccountsService,
  ) {}

  /** Set what a member gives a title, and return it as it is stored. */
  async set(
    memberId: Types.ObjectId,
    titleId: Types.ObjectId,
    rating: number,
    ratedAt = new Date(),
  ): Promise<RatingRecord> {
    const wanted = { halfSteps: toHalfSteps(rating), ratedAt };
    const change = (): Promise<ChangedRating> =>
      this.change(memberId, titleId, (before) => ({
        ...wanted,
        ...(before?.isDiscounted && { isDiscounted: true }),
      }));
    const { stored } = await this.counts.change(titleId, change);
    // The account may have been suspended since the call began.
    const account = await this.accounts.byId(memberId);
    const isSuspended = currentLimit(account?.limit, new Date())?.kind === 'suspended';
    if (isSuspended) await this.discount(memberId, titleId, true);
    return stored!;
  }

  /** Take a rating back, if there is one. */
  async remove(memberId: Types.ObjectId, titleId: Types.ObjectId): Promise<void> {
    if (!(await this.ratings.exists({ memberId, titleId }))) return;
    await this.counts.change(titleId, () => this.change(memberId, titleId, () => null));
  }

  /** Let a rating count no more, or again. */
  async discount(memberId: Types.ObjectId, titleId: Types.ObjectId, isDiscounted: boolean): Promise<void> {
    await this.counts.change(titleId, () =>
      this.change(memberId, titleId, (before) => {
        if (!before) return null;
        const { halfSteps, ratedAt } = before;
        return { halfSteps, ratedAt, ...(isDiscounted && { isDiscounted }) };
      }),
    );
  }

  /** Let all ratings of a member count no more, or again. */
  async discountAll(memberId: Types.ObjectId, isDiscounted: boolean): Promise<void> {
    const other = (await this.all(memberId)).filter((one) => (one.isDiscounted ?? false) !== isDiscounted);
    await severally(other, ({ titleId }) => this.discount(memberId, titleId, isDiscounted));
  }

  /** Take all ratings of a member back. */
  async removeAll(memberId: Types.ObjectId): Promise<void> {
    const all = await this.all(memberId);
    await severally(all, ({ titleId }) => this.remove(memberId, titleId));
  }

  private all(memberId: Types.ObjectId): Promise<RatingRecord[]> {
    return this.ratings.find({ memberId }, { titleId: 1, isDiscounted: 1 }).lean<RatingRecord[]>().exec();
  }

  /** Replace a rating by what `next` makes of it; null: by none. Of two devices, the later one wins. */
  private async change(
    memberId: Types.ObjectId,
    titleId: Types.ObjectId,
    next: (before: RatingRecord | null) => Omit<RatingRecord, '_id' | 'memberId' | 'titleId'> | null,
  ): Promise<ChangedRating> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await this.ratings.findOne({ memberId, titleId }).lean<RatingRecord>().exec();
      const wanted = next(before);
      const stored = wanted && { _id: before?._id ?? new Types.ObjectId(), memberId, titleId, ...wanted };
      if (await this.replace(before, stored)) {
        return { ...difference(worth(stored), worth(before)), stored };
      }
    }
    throw new ConflictException('This rating is being changed elsewhere. Please try again.');
  }

  /** Return whether a rating was as expected, and is replaced. */
  private async replace(before: RatingRecord | null, after: RatingRecord | null): Promise<boolean> {
    if (!before) return after === null || this.added(after);
    const { _id, halfSteps, ratedAt, isDiscounted } = before;
    const asRead = { _id, halfSteps, ratedAt, isDiscounted: isDiscounted ?? null };
    if (!after) return (await this.ratings.deleteOne(asRead, FOLLOWED)).deletedCount > 0;
    return (await this.ratings.replaceOne(asRead, after, FOLLOWED)).matchedCount > 0;
  }

  private async added(rating: RatingRecord): Promise<boolean> {
    try {
      await this.ratings.create([rating], FOLLOWED_WRITE);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

/** Work on ratings, some at a time. */
async function severally(
  ratings: readonly RatingRecord[],
  work: (rating: RatingRecord) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ratings.length; from += AT_A_TIME) {
    await Promise.all(ratings.slice(from, from + AT_A_TIME).map(work));
  }
}
