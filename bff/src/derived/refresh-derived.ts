import type { Connection } from 'mongoose';
import { raiseRevision } from '../database/catalogue-revision.js';
import { refreshFacets } from '../facets/refresh-facets.js';
import type { PersonMerge } from './merged-people.js';
import { refreshBatch } from './refresh-people.js';
import { refreshWords } from '../spelling/refresh-words.js';
import { refreshRatings } from './refresh-ratings.js';

/**
 * Bring up to date what depends on the whole catalogue: people to whom others were merged, ratings and ranks, then the
 * counts of facets and the words of names; and raise the catalogue's revision.
 */
export async function refreshDerived(connection: Connection): Promise<void> {
  const merges = await connection.collection<PersonMerge>('person_merges').find().toArray();
  await refreshBatch(
    connection,
    merges.map(({ into }) => into),
  );
  await refreshCounts(connection);
  await raiseRevision(connection);
}

/** Bring counts of all titles and people up to date: ratings and ranks, facets, the words of names. */
export async function refreshCounts(connection: Connection): Promise<void> {
  await refreshRatings(connection);
  await refreshFacets(connection);
  await refreshWords(connection);
}
