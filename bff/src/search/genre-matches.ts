import type { QueryFilter } from 'mongoose';
import { MAX_DEPTH } from '@sinima/api/http/list-page';
import { fold } from '@sinima/api/text/fold';
import { wordsPattern } from '@sinima/api/text/query-words';
import type { TitleRecord } from '../titles/title.schema.js';
import { listed, type Matches } from './matches.js';
import { candidates, type SearchSource } from './search-source.js';

/** Return titles with a genre that holds the query, best rated first, apart from those whose name holds it. */
export async function genreMatches(
  source: SearchSource<TitleRecord>,
  words: readonly string[],
  genres: readonly string[],
): Promise<Matches> {
  const query = words.join(' ');
  const facets = genres.flatMap((name) => (fold(name).includes(query) ? [`genre:${name}`] : []));
  if (query === '' || facets.length === 0) return listed([]);
  // The facet that all titles have lets genres that most titles have be read by rating, not sorted.
  const filter: QueryFilter<TitleRecord> = {
    $and: [{ facets: 'any' }, { facets: { $in: facets } }],
    searchText: { $not: wordsPattern(words) },
  };
  return {
    total: await source.model.countDocuments(filter).limit(MAX_DEPTH),
    read: (skip, limit) => candidates(source, filter, limit, skip),
  };
}
