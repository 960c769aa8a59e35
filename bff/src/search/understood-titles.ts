import type { QueryFilter } from 'mongoose';
import { MAX_DEPTH } from '@sinima/api/http/list-page';
import { nameFilter } from '@sinima/api/text/name-filter';
import type { TitleRecord } from '../titles/title.schema.js';
import { inTurn, listed, type Matches } from './matches.js';
import { MAX_RANKED, type NameMatches } from './name-matches.js';
import { candidates, type SearchSource } from './search-source.js';
import type { MeantFilter, QueryMeaning } from './understand.js';
import type { Understanding, UnderstoodFilter } from './understanding.dto.js';

/** Titles that pass what a query was understood to say. */
export interface UnderstoodTitles {
  readonly understanding: Understanding;
  readonly filter: QueryFilter<TitleRecord>;
  readonly total: number;
}

const TYPES = { MOVIE: 'type:movie', SERIES: 'type:series' } as const;

/** Filters that say little: beside other words, they say what is looked for rather than which. */
const WEAK = new Set(['type', 'status', 'year']);

/** Return whether filters can be meant beside words that are none: those are then a part of the titles' names. */
export function narrowsNames({ filters, hasLiteral }: QueryMeaning): boolean {
  return hasLiteral || filters.some(({ name }) => !WEAK.has(name));
}

/** Return the titles that pass all that a query says; null: it says nothing. */
export async function understoodTitles(
  { model }: SearchSource<TitleRecord>,
  { filters, rest, literally }: QueryMeaning,
): Promise<UnderstoodTitles | null> {
  const text = rest.join(' ');
  const name = nameFilter(text);
  if (filters.length === 0 || !name) return null;
  const counts = new Map(filters.map(({ facet, count }) => [facet, count]));
  // The rarest first, because an index is bounded by the first alone.
  const facets = [...counts.keys()].sort((a, b) => counts.get(a)! - counts.get(b)!);
  const filterOf = (required: readonly string[]): QueryFilter<TitleRecord> => ({
    facets: { $all: [...required] },
    ...name,
  });
  const typed = filters.find((one) => one.name === 'type')?.value;
  const countOf = async (type: keyof typeof TYPES): Promise<number> =>
    typed !== undefined && typed !== type
      ? 0
      : model.countDocuments(filterOf([...new Set([...facets, TYPES[type]])])).limit(MAX_DEPTH);
  const platform = filters.find((one) => one.name === 'platform')?.facet;
  const isSample = async (): Promise<boolean> =>
    platform !== undefined && (await model.exists({ facets: platform, availabilityIsSample: true })) !== null;
  const [movies, series, availabilityIsSample] = await Promise.all([
    countOf('MOVIE'),
    countOf('SERIES'),
    isSample(),
  ]);
  const understood = filters.map(toUnderstoodFilter);
  const withoutRest = filters.map(({ words }) => words).join(' ');
  if (text !== '')
    understood.push({ name: 'search', value: text, words: text, literally, without: withoutRest });
  const understanding = { filters: understood, literally, movies, series, availabilityIsSample };
  return { understanding, filter: filterOf(facets), total: movies + series };
}

function toUnderstoodFilter({ name, value, words, literally, without }: MeantFilter): UnderstoodFilter {
  return { name, value, words, literally, without };
}

/**
 * Return titles whose names begin with the words of the query, then those that were understood, then those whose names
 * hold the words elsewhere.
 */
export async function withNames(
  source: SearchSource<TitleRecord>,
  { filter, total }: UnderstoodTitles,
  { beginnings, words }: NameMatches,
): Promise<Matches> {
  const named = await words.read(0, MAX_RANKED);
  const ids = named.map(({ _id }) => _id);
  const passing = ids.length > 0 ? await source.model.find({ ...filter, _id: { $in: ids } }, { _id: 1 }) : [];
  const passes = new Set(passing.map(({ _id }) => _id.toHexString()));
  const isFirst = new Set(beginnings.map(({ slug }) => slug));
  const others = named.filter(({ _id, slug }) => !isFirst.has(slug) && !passes.has(_id.toHexString()));
  const firstPassing = beginnings.filter(({ _id }) => passes.has(_id.toHexString()));
  const apart: QueryFilter<TitleRecord> =
    firstPassing.length > 0 ? { _id: { $nin: firstPassing.map(({ _id }) => _id) } } : {};
  const understood: Matches = {
    total: total - firstPassing.length,
    read: (skip, limit) => candidates(source, { ...filter, ...apart }, limit, skip),
  };
  return inTurn(listed(beginnings), understood, listed(others));
}
