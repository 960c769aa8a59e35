import type { Connection, Types } from 'mongoose';
import type { PersonMerge } from './merged-people.js';
import { refreshBatch } from './refresh-people.js';
import { bayesianRating, catalogueMean, type Votes } from './bayesian-rating.js';
import { rankByRating } from './rank-by-rating.js';
import type { TitleRecord } from '../titles/title.schema.js';
import { raiseRevision } from '../database/catalogue-revision.js';
import { facetRecords } from '../facets/facet-records.js';

/** How many documents one write holds. */
const BATCH = 100;

/** Ratings nearer than this are the same: a mean depends in its last digits on the order in which it is summed. */
const SAME = 1e-9;

interface StoredVoted extends Voted, Partial<Rating> {
  _id: Types.ObjectId;
}

interface Rating {
  rating: number;
  rank: number;
}

/**
 * Brings up to date what depends on the whole catalogue: people to whom others were merged, ratings and ranks, then the
 * counts of facets; and says that it has changed.
 */
export async function refreshDerived(connection: Connection): Promise<void> {
  const merges = await connection.collection<PersonMerge>('person_merges').find().toArray();
  await refreshBatch(
    connection,
    merges.map(({ into }) => into),
  );
  await refreshRatings(connection);
  await refreshFacets(connection);
  await raiseRevision(connection);
}

/** What a title's rating comes from. */
export type Voted = Pick<TitleRecord, 'type'> & { votes: Votes };

/** The titles that have votes. */
export async function votedTitles(connection: Connection): Promise<StoredVoted[]> {
  return (await connection
    .collection('titles')
    .find({ 'votes.count': { $gt: 0 } }, { projection: { type: 1, votes: 1, rating: 1, rank: 1 } })
    .toArray()) as StoredVoted[];
}

/** The rating and rank of each of these titles, in their order, when they are all that have votes. */
export function ratingsOf(voted: readonly Voted[]): Rating[] {
  const mean = catalogueMean(voted.map(({ votes }) => votes));
  if (mean === null) return [];
  return rankByRating(
    voted.map(({ type, votes }) => ({ type, rating: bayesianRating(votes, mean) })),
  ) as unknown as Rating[];
}

/** Rates and ranks all titles that have votes; those whose rating is right already are left alone. */
async function refreshRatings(connection: Connection): Promise<void> {
  const voted = await votedTitles(connection);
  const changes = ratingsOf(voted).flatMap(({ rating, rank }, place) => {
    const former = voted[place]!;
    const isRight = former.rank === rank && Math.abs((former.rating ?? NaN) - rating) <= SAME;
    return isRight ? [] : [{ _id: former._id, rating, rank }];
  });
  const collection = connection.collection('titles');
  for (let start = 0; start < changes.length; start += BATCH) {
    await collection.bulkWrite(
      changes.slice(start, start + BATCH).map(({ _id, rating, rank }) => ({
        updateOne: { filter: { _id }, update: { $set: { rating, rank } } },
      })),
      { ordered: false },
    );
  }
}

/** Counts all facets anew. */
async function refreshFacets(connection: Connection): Promise<void> {
  const facets = connection.collection<{ _id: string }>('facets');
  const records = await facetRecords(connection);
  await facets.deleteMany({ _id: { $nin: records.map(({ _id }) => _id) } });
  for (let start = 0; start < records.length; start += BATCH) {
    await facets.bulkWrite(
      records.slice(start, start + BATCH).map(({ _id, ...rest }) => ({
        replaceOne: { filter: { _id }, replacement: rest, upsert: true },
      })),
      { ordered: false },
    );
  }
}
