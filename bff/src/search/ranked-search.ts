import type { Model, QueryFilter } from 'mongoose';
import { MAX_DEPTH } from '../http/list-page.js';
import type { SearchableName } from './name-filter.js';
import { nameRank } from './name-rank.js';
import { SHORTEST_TYPO, typoFilters, wordsFilter } from './query-words.js';

/** How many candidates are ranked; beyond them, results are counted but cannot be paged to. */
const MOST_RANKED = 500;

/** How many candidates one filter for typos may bring. */
const MOST_TYPO_CANDIDATES = 1_000;

/** Where to look, and what stands first among equals. */
export interface SearchSource<Stored extends SearchableName> {
  readonly model: Model<Stored>;
  /** The field that holds the folded main name. */
  readonly key: 'titleKey' | 'nameKey';
  /** The field by which equals are ordered, greatest first. */
  readonly weight: 'rating' | 'creditCount';
}

/** Records that answer a query, the best first, and how many there are. */
export interface RankedMatches<Stored> {
  readonly total: number;
  readonly items: readonly Stored[];
}

/** The records whose name holds all the words, best match first. */
export async function exactMatches<Stored extends SearchableName & { slug: string }>(
  source: SearchSource<Stored>,
  words: readonly string[],
): Promise<RankedMatches<Stored>> {
  const { model, key, weight } = source;
  const filter = wordsFilter(words) as QueryFilter<Stored>;
  const equal = { facets: 'any', [key]: words.join(' ') } as QueryFilter<Stored>;
  const [same, holding, total] = await Promise.all([
    model.find(equal).limit(MOST_RANKED).lean<Stored[]>(),
    model
      .find(filter)
      .sort({ [weight]: -1, slug: 1 })
      .limit(MOST_RANKED)
      .lean<Stored[]>(),
    model.countDocuments(filter).limit(MAX_DEPTH),
  ]);
  return { total, items: ranked(source, words, [...same, ...holding]).slice(0, MOST_RANKED) };
}

/** The records whose name holds all the words, with one typo a word, best match first. */
export async function typoMatches<Stored extends SearchableName & { slug: string }>(
  source: SearchSource<Stored>,
  words: readonly string[],
): Promise<RankedMatches<Stored>> {
  const filters = words
    .filter((word) => word.length >= SHORTEST_TYPO)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1)
    .flatMap(typoFilters);
  const candidates = await Promise.all(
    filters.map((filter) =>
      source.model
        .find(filter as QueryFilter<Stored>)
        .sort({ [source.weight]: -1, slug: 1 })
        .limit(MOST_TYPO_CANDIDATES)
        .lean<Stored[]>(),
    ),
  );
  const items = ranked(source, words, candidates.flat());
  return { total: items.length, items: items.slice(0, MOST_RANKED) };
}

function ranked<Stored extends SearchableName & { slug: string }>(
  { weight }: SearchSource<Stored>,
  words: readonly string[],
  candidates: readonly Stored[],
): Stored[] {
  const bySlug = new Map(candidates.map((record) => [record.slug, record]));
  const weightOf = (record: Stored): number =>
    (record as Partial<Record<typeof weight, number>>)[weight] ?? -1;
  return [...bySlug.values()]
    .flatMap((record) => {
      const rank = nameRank(words, record.searchText);
      return rank === null ? [] : [{ record, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        weightOf(b.record) - weightOf(a.record) ||
        (a.record.slug < b.record.slug ? -1 : 1),
    )
    .map(({ record }) => record);
}
