import type { Connection, Types } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import { bayesianRating, catalogueMean, type Votes } from './bayesian-rating.js';
import { ranksByRating } from './rank-by-rating.js';

/** Ratings nearer than this are the same: a mean depends in its last digits on the order in which it is summed. */
const SAME = 1e-9;

/** What a title's rating comes from. */
export interface VotedTitle {
  type: string;
  votes: Votes;
}

interface Rating {
  rating: number;
  rank: number;
}

/** A stored title that has votes, and was rated or not. */
interface StoredTitle extends VotedTitle, Partial<Rating> {
  _id: Types.ObjectId;
}

/** Read the titles that have votes. */
export function votedTitles(connection: Connection): Promise<StoredTitle[]> {
  return connection
    .collection<StoredTitle>('titles')
    .find({ 'votes.count': { $gt: 0 } }, { projection: { type: 1, votes: 1, rating: 1, rank: 1 } })
    .toArray();
}

/** Return the rating and rank of each of these titles, in their order, when they are all that have votes. */
export function ratingsOf(voted: readonly VotedTitle[]): Rating[] {
  const mean = catalogueMean(voted.map(({ votes }) => votes));
  if (mean === null) return [];
  const rated = voted.map(({ type, votes }) => ({ type, rating: bayesianRating(votes, mean) }));
  const ranks = ranksByRating(rated);
  return rated.map(({ rating }, place) => ({ rating, rank: ranks[place]! }));
}

/** Rate and rank all titles that have votes; those whose rating is right already are left alone. */
export async function refreshRatings(connection: Connection): Promise<void> {
  const voted = await votedTitles(connection);
  const changes = ratingsOf(voted).flatMap(({ rating, rank }, place) => {
    const former = voted[place]!;
    const isRight = former.rank === rank && Math.abs((former.rating ?? NaN) - rating) <= SAME;
    return isRight
      ? []
      : [{ updateOne: { filter: { _id: former._id }, update: { $set: { rating, rank } } } }];
  });
  const titles = connection.collection('titles');
  await inBatches(changes, (batch) => titles.bulkWrite(batch, { ordered: false }));
}
