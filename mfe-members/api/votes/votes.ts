import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { driverCollection } from '../database/driver-collection.ts';
import { FOLLOWED_WRITE } from '../database/followed-write.ts';
import { AccountsService } from '../account/accounts.service.ts';
import { currentLimit } from '../account/current-limit.ts';
import { VoteCounts, type VoteChange, type VoteCount } from './vote-counts.ts';
import type { RatingRecord } from './rating.schema.ts';

/** How many ratings of one member change at a time. */
const AT_A_TIME = 8;

/** Of a change: the rating before; the change of its title’s votes follows. */
const BEFORE = { returnDocument: 'before', writeConcern: FOLLOWED_WRITE } as const;

/** A member's rating of a title, with its time. */
export type GivenRating = Pick<RatingRecord, 'halfSteps' | 'ratedAt'>;

const NOTHING: VoteChange = { sum: 0, count: 0 };

/** The share of a rating in the votes of its title. */
const worth = (rating: Pick<RatingRecord, 'halfSteps' | 'isDiscounted'> | null): VoteChange =>
  rating && !rating.isDiscounted ? { sum: rating.halfSteps, count: 1 } : NOTHING;

const difference = (after: VoteChange, before: VoteChange): VoteChange => ({
  sum: after.sum - before.sum,
  count: (after.count - before.count) as VoteChange['count'],
});

/** Changes ratings, each together with the votes of its title. */
@Injectable()
export class Votes {
  constructor(
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
    private readonly counts: VoteCounts,
    private readonly accounts: AccountsService,
  ) {}

  /** Set a member's rating of a title; of two devices, the later one wins. Return the votes of the title then. */
  async set(memberId: Types.ObjectId, titleId: Types.ObjectId, given: GivenRating): Promise<VoteCount> {
    let isNew = false;
    const votes = await this.counts.change(titleId, async () => {
      const before = await driverCollection(this.ratings).findOneAndUpdate(
        { memberId, titleId },
        { $set: given },
        { ...BEFORE, upsert: true },
      );
      isNew = before === null;
      return difference(worth({ ...before, ...given }), worth(before));
    });
    // A suspension since the call began discounts the ratings that it finds; a new one may have come too late for it.
    return isNew && (await this.isSuspended(memberId)) ? this.discount(memberId, titleId, true) : votes;
  }

  /** Take a rating back, if there is one. */
  async remove(memberId: Types.ObjectId, titleId: Types.ObjectId): Promise<void> {
    if (!(await this.ratings.exists({ memberId, titleId }))) return;
    await this.counts.change(titleId, async () => {
      const { writeConcern } = BEFORE;
      const before = await this.ratings
        .findOneAndDelete({ memberId, titleId }, { writeConcern })
        .lean<RatingRecord>()
        .exec();
      return difference(NOTHING, worth(before));
    });
  }

  /** Let a rating count no more, or again. Return the votes of its title then. */
  async discount(
    memberId: Types.ObjectId,
    titleId: Types.ObjectId,
    isDiscounted: boolean,
  ): Promise<VoteCount> {
    const change = isDiscounted ? { $set: { isDiscounted } } : { $unset: { isDiscounted: 1 } };
    return this.counts.change(titleId, async () => {
      const before = await this.ratings
        .findOneAndUpdate({ memberId, titleId }, change, BEFORE)
        .lean<RatingRecord>()
        .exec();
      return difference(worth(before && { ...before, isDiscounted }), worth(before));
    });
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

  private async isSuspended(memberId: Types.ObjectId): Promise<boolean> {
    const account = await this.accounts.byId(memberId);
    return currentLimit(account?.limit, new Date())?.kind === 'suspended';
  }

  private all(memberId: Types.ObjectId): Promise<RatingRecord[]> {
    return this.ratings.find({ memberId }, { titleId: 1, isDiscounted: 1 }).lean<RatingRecord[]>().exec();
  }
}

/** Work on ratings, some at a time. */
async function severally(
  ratings: readonly RatingRecord[],
  work: (rating: RatingRecord) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ratings.length; from += AT_A_TIME) {
    await Promise.all(ratings.slice(from, from + AT_A_TIME).map(work));
  }
}
