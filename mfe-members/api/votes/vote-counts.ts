import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { driverCollection } from '../database/driver-collection.ts';
import { FOLLOWED_WRITE } from '../database/followed-write.ts';
import type { RatingRecord } from './rating.schema.ts';
import type { FiguresRecord } from './figures.schema.ts';

/** By how much a change of a rating changes its title’s votes. */
export interface VoteChange {
  /** In half steps. */
  readonly sum: number;
  readonly count: -1 | 0 | 1;
}

/** The votes of a title. */
export interface VoteCount {
  /** In half steps. */
  readonly sum: number;
  readonly count: number;
}

/** How often a recount that others interrupt begins anew. */
const MOST_TRIES = 50;

/**
 * Counts the votes of titles: sums of half steps, which are exact. A change of a rating is announced, done, and then added;
 * where a process ends in between, the announcement stays, and the title is counted anew. The last of these writes is waited
 * for until it is on disk.
 */
@Injectable()
export class VoteCounts {
  constructor(
    @InjectModel('Figures') private readonly figures: Model<FiguresRecord>,
    @InjectModel('Rating') private readonly ratings: Model<RatingRecord>,
  ) {}

  /** Change a rating of a title by `change`, which tells what that means to the votes. Return the votes then. */
  async change(titleId: Types.ObjectId, change: () => Promise<VoteChange>): Promise<VoteCount> {
    const recounts = await this.announce(titleId);
    const { sum, count } = await change();
    const counted = await driverCollection(this.figures).findOneAndUpdate(
      { _id: titleId, recounts },
      { $inc: { sum, count, open: -1, version: 1 }, $set: { isTold: false } },
      { returnDocument: 'after' },
    );
    if (counted) return counted;
    // A recount meanwhile may have counted this change, or not.
    await this.recount(titleId);
    return this.of(titleId);
  }

  /** Return the votes of a title. */
  async of(titleId: Types.ObjectId): Promise<VoteCount> {
    const found = await this.figures.findById(titleId).lean<FiguresRecord>().exec();
    return { sum: found?.sum ?? 0, count: found?.count ?? 0 };
  }

  /** Count the ratings of a title. Return whether sum or count were others before. */
  async recount(titleId: Types.ObjectId): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await this.figures.findById(titleId).lean<FiguresRecord>().exec();
      if (!before) return false;
      const { sum, count } = await this.counted(titleId);
      const { version } = before;
      const { matchedCount } = await this.figures.updateOne(
        { _id: titleId, version },
        { $set: { sum, count, open: 0, isTold: false }, $inc: { version: 1, recounts: 1 } },
      );
      if (matchedCount > 0) return sum !== before.sum || count !== before.count;
    }
    throw new Error(`The ratings of ${titleId.toHexString()} change too fast to be counted.`);
  }

  private async counted(titleId: Types.ObjectId): Promise<VoteCount> {
    let sum = 0;
    let count = 0;
    const all = this.ratings.find({ titleId }, { halfSteps: 1, isDiscounted: 1 }).lean<RatingRecord[]>();
    for await (const { halfSteps, isDiscounted } of all.cursor()) {
      if (isDiscounted) continue;
      sum += halfSteps;
      count += 1;
    }
    return { sum, count };
  }

  /** Announce a change. Return how often the title was counted anew before it begins. */
  private async announce(titleId: Types.ObjectId): Promise<number> {
    const before = await driverCollection(this.figures).findOneAndUpdate(
      { _id: titleId },
      {
        $inc: { open: 1 },
        $set: { changedAt: new Date() },
        $setOnInsert: { sum: 0, count: 0, version: 0, recounts: 0, isTold: true },
      },
      { upsert: true, returnDocument: 'before', writeConcern: FOLLOWED_WRITE },
    );
    return before?.recounts ?? 0;
  }
}
