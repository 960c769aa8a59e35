import type { Model, QueryFilter, Types } from 'mongoose';
import { MAX_DEPTH } from '../http/list-page.js';
import type { SearchableName } from '../text/searchable-name.js';
import { nameRank } from '../text/name-rank.js';
import { MIN_TYPO_LENGTH, typoFilters, wordsFilter } from '../text/query-words.js';

/** How many candidates are ranked; beyond them, results are counted but cannot be paged to. */
export const MAX_RANKED = 500;

/** How many candidates one filter for typos may bring. */
const MAX_TYPO_CANDIDATES = 1_000;

/** A record that can be found by its name. */
type Findable = SearchableName & { readonly _id: Types.ObjectId; readonly slug: string };

/** Where to look, and what stands first among equals. */
export interface SearchSource<Stored extends Findable> {
  readonly model: Model<Stored>;
  /** The field that holds the folded main name. */
  readonly key: 'titleKey' | 'nameKey';
  /** The field by which equals are ordered, greatest first. */
  readonly weight: 'rating' | 'creditCount';
}

/** What is read of a record to rank it; the rest is read of those that are shown. */
export interface Candidate {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly searchText: string;
  readonly rating?: number;
  readonly creditCount?: number;
}

/** Records that answer a query, the best first, and how many there are. */
export interface RankedMatches {
  readonly total: number;
  readonly items: readonly Candidate[];
}

/** Return the records whose name holds all the words, best match first. */
export async function exactMatches<Stored extends Findable>(
  source: SearchSource<Stored>,
  words: readonly string[],
): Promise<RankedMatches> {
  const filter = { facets: 'any', ...wordsFilter(words) } as QueryFilter<Stored>;
  const holding = await candidates(source, filter, MAX_RANKED);
  if (holding.length < MAX_RANKED) return { total: holding.length, items: ranked(source, words, holding) };
  // There are more than were read: those that are called just so stand first, whatever their weight.
  const equal = { facets: 'any', [source.key]: words.join(' ') } as QueryFilter<Stored>;
  const [same, total] = await Promise.all([
    source.model.find(equal, fieldsOf(source)).limit(MAX_RANKED).lean<Candidate[]>(),
    source.model.countDocuments(filter).limit(MAX_DEPTH),
  ]);
  return { total, items: ranked(source, words, [...same, ...holding]).slice(0, MAX_RANKED) };
}

/** Return the records whose name holds all the words, with one typo a word, best match first. */
export async function typoMatches<Stored extends Findable>(
  source: SearchSource<Stored>,
  words: readonly string[],
): Promise<RankedMatches> {
  const filters = words
    .filter((word) => word.length >= MIN_TYPO_LENGTH)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1)
    .flatMap(typoFilters);
  const found = await Promise.all(
    filters.map((filter) => candidates(source, { facets: 'any', ...filter }, MAX_TYPO_CANDIDATES)),
  );
  const items = ranked(source, words, found.flat());
  return { total: items.length, items: items.slice(0, MAX_RANKED) };
}

/** Return the weightiest records that pass a filter, as far as ranking needs them. */
export function candidates<Stored extends Findable>(
  source: SearchSource<Stored>,
  filter: QueryFilter<Stored>,
  limit: number,
): Promise<Candidate[]> {
  return source.model
    .find(filter, fieldsOf(source))
    .sort({ [source.weight]: -1, slug: 1 })
    .limit(limit)
    .lean<Candidate[]>()
    .exec();
}

/** Return these records, read whole, in their order. */
export async function whole<Stored extends Findable>(
  { model }: SearchSource<Stored>,
  shown: readonly Candidate[],
): Promise<Stored[]> {
  if (shown.length === 0) return [];
  const filter = { _id: { $in: shown.map(({ _id }) => _id) } } as QueryFilter<Stored>;
  const records = await model.find(filter).lean<Stored[]>();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return shown.flatMap(({ _id }) => byId.get(_id.toHexString()) ?? []);
}

function fieldsOf({ weight }: Pick<SearchSource<never>, 'weight'>): Record<string, 1> {
  return { slug: 1, searchText: 1, [weight]: 1 };
}

function ranked(
  { weight }: Pick<SearchSource<never>, 'weight'>,
  words: readonly string[],
  found: readonly Candidate[],
): Candidate[] {
  const bySlug = new Map(found.map((record) => [record.slug, record]));
  const weightOf = (record: Candidate): number => record[weight] ?? -1;
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
