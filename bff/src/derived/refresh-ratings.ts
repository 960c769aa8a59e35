import { LEAST_VOTES } from '@sinima/contracts/vocabulary';
import type { Connection, Types } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import { bayesianRating, catalogueMean, type Votes } from './bayesian-rating.js';
import { ranksByRating } from './rank-by-rating.js';

/** Ratings are stored in thousandths: a vote moves the mean of all, but the ratings of few titles by as much. */
const inThousandths = (rating: number): number => Math.round(rating * 1000) / 1000;

/** The sources of a title's rating. */
export interface VotedTitle {
  type: string;
  votes: Votes & { readonly isSample: boolean };
}

/** Both absent: not enough people voted. */
export interface Rating {
  rating?: number;
  rank?: number;
}

/** A stored title that has votes or was rated. */
interface StoredTitle extends Partial<VotedTitle>, Rating {
  _id: Types.ObjectId;
  type: string;
}

/** Read the titles that have votes, and those that were rated. */
async function titlesToRate(connection: Connection): Promise<StoredTitle[]> {
  return connection
    .collection<StoredTitle>('titles')
    .find(
      { $or: [{ 'votes.count': { $gt: 0 } }, { rating: { $exists: true } }] },
      { projection: { type: 1, votes: 1, rating: 1, rank: 1 } },
    )
    .toArray();
}

const hasVotes = (title: StoredTitle): title is StoredTitle & VotedTitle => (title.votes?.count ?? 0) > 0;

/** Read the titles that have votes. */
export async function votedTitles(connection: Connection): Promise<VotedTitle[]> {
  return (await titlesToRate(connection)).filter(hasVotes);
}

/**
 * Return the rating and rank of each of these titles, in their order, when they are all that have votes. Sample votes
 * and real ones have nothing to do with each other: neither moves the mean or the ranks of the other.
 */
export function ratingsOf(voted: readonly VotedTitle[]): Rating[] {
  const ratings = new Map<VotedTitle, Rating>();
  for (const isSample of [true, false]) {
    const alike = voted.filter(({ votes }) => votes.isSample === isSample);
    const mean = catalogueMean(alike.map(({ votes }) => votes));
    const enough = alike.filter(({ votes }) => votes.count >= LEAST_VOTES);
    if (mean === null) continue;
    const rated = enough.map(({ type, votes }) => ({
      type,
      rating: inThousandths(bayesianRating(votes, mean)),
    }));
    const ranks = ranksByRating(rated);
    enough.forEach((title, place) =>
      ratings.set(title, { rating: rated[place]!.rating, rank: ranks[place]! }),
    );
  }
  return voted.map((title) => ratings.get(title) ?? {});
}

/** Rate and rank all titles that have enough votes, and no others; those whose rating is right already are left alone. */
export async function refreshRatings(connection: Connection): Promise<void> {
  const stored = await titlesToRate(connection);
  const voted = stored.filter(hasVotes);
  const ratings = new Map(ratingsOf(voted).map((rating, place) => [voted[place] as StoredTitle, rating]));
  const changes = stored.flatMap((former) => {
    const { rating, rank } = ratings.get(former) ?? {};
    if (rating === undefined || rank === undefined) {
      const isRight = former.rating === undefined && former.rank === undefined;
      return isRight ? [] : [change(former, { $unset: { rating: 1, rank: 1 } })];
    }
    const isRight = former.rank === rank && former.rating === rating;
    return isRight ? [] : [change(former, { $set: { rating, rank } })];
  });
  const titles = connection.collection('titles');
  await inBatches(changes, (batch) => titles.bulkWrite(batch, { ordered: false }));
}

const change = ({ _id }: StoredTitle, update: object) => ({ updateOne: { filter: { _id }, update } });
