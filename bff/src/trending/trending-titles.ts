import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import {
  firstPeriod,
  interestIn,
  LEAST_INTEREST,
  periodOf,
  withNoted,
  type NotedInterest,
  type TitleInterest,
} from './title-interest.js';

interface StoredInterest extends TitleInterest {
  readonly _id: Types.ObjectId;
  /** The last period of which something is known. */
  readonly last: number;
}

interface VotedTitle {
  readonly _id: Types.ObjectId;
  readonly votes?: { readonly count: number; readonly isSample: boolean };
}

/** How many titles that nobody reads any more are deleted at a time. */
const MAX_DELETED = 100;

/** Return a title's votes by members: those of sample data are none. */
const votesOf = ({ votes }: VotedTitle): number => (votes && !votes.isSample ? votes.count : 0);

/** What is read and rated at the moment. Gathered in memory, and stored from time to time. */
@Injectable()
export class TrendingTitles {
  private noted = new Map<string, NotedInterest>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Note that a title is read. */
  noteRead(title: Types.ObjectId): void {
    this.notedOf(title).wasRead = true;
  }

  /** Note that the votes of titles are about to change. */
  async noteVotes(titles: readonly Types.ObjectId[]): Promise<void> {
    for (const title of await this.votedTitles(titles)) {
      this.notedOf(title._id).votesBefore ??= votesOf(title);
    }
  }

  /** Store what was noted since the last time, and delete what is older than two weeks. Two servers that store the same title at once lose one of two reads at most. */
  async store(now = new Date()): Promise<void> {
    const noted = this.noted;
    this.noted = new Map();
    const ids = [...noted.keys()].map((id) => new Types.ObjectId(id));
    if (ids.length === 0) return;
    const known = await this.stored.find({ _id: { $in: ids } }).toArray();
    const before = new Map(known.map((interest) => [interest._id.toHexString(), interest]));
    const writes = ids.map((_id) => {
      const key = _id.toHexString();
      const { read, votes } = before.get(key) ?? { read: [], votes: [] };
      const period = periodOf(now);
      const replacement = { last: period, ...withNoted({ read, votes }, noted.get(key)!, period) };
      return { replaceOne: { filter: { _id }, replacement, upsert: true } };
    });
    await inBatches(writes, (batch) => this.stored.bulkWrite(batch, { ordered: false }));
    await this.deleteOld(firstPeriod(periodOf(now)));
  }

  /** Return the titles that trend, by interest. */
  async ids(limit: number, now = new Date()): Promise<Types.ObjectId[]> {
    const period = periodOf(now);
    const all = await this.stored.find({ last: { $gte: firstPeriod(period) } }).toArray();
    const rated = all.filter(({ votes }) => votes.length > 0).map(({ _id }) => _id);
    const voted = await this.votedTitles(rated);
    const votes = new Map(voted.map((title) => [title._id.toHexString(), votesOf(title)]));
    return all
      .map((one) => ({
        id: one._id,
        interest: interestIn(one, votes.get(one._id.toHexString()) ?? 0, period),
      }))
      .filter(({ interest }) => interest >= LEAST_INTEREST)
      .sort((a, b) => b.interest - a.interest)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  private async deleteOld(first: number): Promise<void> {
    const oldest = await this.stored
      .find({}, { projection: { last: 1 } })
      .sort({ last: 1 })
      .limit(MAX_DELETED)
      .toArray();
    const old = oldest.filter(({ last }) => last < first).map(({ _id }) => _id);
    if (old.length > 0) await this.stored.deleteMany({ _id: { $in: old } });
  }

  private get stored() {
    return this.connection.collection<StoredInterest>('title_interest');
  }

  private notedOf(title: Types.ObjectId): NotedInterest {
    const key = title.toHexString();
    const known = this.noted.get(key) ?? { wasRead: false };
    this.noted.set(key, known);
    return known;
  }

  private async votedTitles(ids: readonly Types.ObjectId[]): Promise<VotedTitle[]> {
    if (ids.length === 0) return [];
    const titles = this.connection.collection<VotedTitle>('titles');
    return titles.find({ _id: { $in: [...ids] } }, { projection: { votes: 1 } }).toArray();
  }
}
