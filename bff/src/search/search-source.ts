import type { Model, QueryFilter, Types } from 'mongoose';
import type { SearchableName } from '@sinima/api/text/searchable-name';

/** A record that can be found by its name. */
export type Findable = SearchableName & { readonly _id: Types.ObjectId; readonly slug: string };

type Weight = 'rating' | 'acclaim' | 'renown';

/** Where to look, and what stands first among equals. */
export interface SearchSource<Stored extends Findable> {
  readonly model: Model<Stored>;
  /** The field that holds the folded main name. */
  readonly key: 'titleKey' | 'nameKey';
  /** The fields by which equals are ordered, greatest first; the second where the first is equal. */
  readonly weights: readonly Weight[];
  /** The order of an index by these fields. */
  readonly order: Readonly<Record<string, 1 | -1>>;
}

/** What is read of a record to rank it; the rest is read of those that are shown. */
export interface Candidate {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly searchText: string;
  readonly rating?: number;
  readonly acclaim?: number;
  readonly renown?: number;
}

/** Return the weightiest records that pass a filter, as far as ranking needs them. */
export function candidates<Stored extends Findable>(
  source: SearchSource<Stored>,
  filter: QueryFilter<Stored>,
  limit: number,
  skip = 0,
): Promise<Candidate[]> {
  return source.model
    .find({ facets: 'any', ...filter } as QueryFilter<Stored>, fieldsOf(source))
    .sort(source.order)
    .skip(skip)
    .limit(limit)
    .lean<Candidate[]>()
    .exec();
}

/** Return the records whose main name is this one, in no order. */
export function namesakes<Stored extends Findable>(
  source: SearchSource<Stored>,
  name: string,
  limit: number,
): Promise<Candidate[]> {
  return source.model
    .find({ facets: 'any', [source.key]: name } as QueryFilter<Stored>, fieldsOf(source))
    .limit(limit)
    .lean<Candidate[]>()
    .exec();
}

function fieldsOf({ weights }: Pick<SearchSource<never>, 'weights'>): Record<string, 1> {
  return { slug: 1, searchText: 1, ...Object.fromEntries(weights.map((weight) => [weight, 1 as const])) };
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

/** A candidate, and its distance from the query. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly rank: number;
}

/** Return the candidates that have a rank, each once, the nearest first, the weightiest first among equals. */
export function ranked(
  { weights }: Pick<SearchSource<never>, 'weights'>,
  found: readonly Candidate[],
  rankOf: (searchText: string) => number | null,
): Ranked[] {
  const byWeight = (a: Candidate, b: Candidate): number => {
    const weight = weights.find((one) => a[one] !== b[one]);
    return weight === undefined ? 0 : (b[weight] ?? -1) - (a[weight] ?? -1);
  };
  return [...new Map(found.map((candidate) => [candidate.slug, candidate])).values()]
    .flatMap((candidate) => {
      const rank = rankOf(candidate.searchText);
      return rank === null ? [] : [{ candidate, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        byWeight(a.candidate, b.candidate) ||
        (a.candidate.slug < b.candidate.slug ? -1 : 1),
    );
}
