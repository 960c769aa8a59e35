import type { Collection } from '../storage/collection.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import { indexScans, type IndexScan } from './index-scan.ts';
import type { SortField } from './sort-order.ts';

/** The share of documents that is thought to satisfy a clause about which no index tells anything. */
const GUESSED_SHARE = 0.1;

/** What it costs to read and sort a document, relative to reading one in order. */
const UNSORTED_COST = 1.5;

/** With so few documents to read, nothing is gained by narrowing them before. */
const FEW_READS = 100;

/** Reading this many entries of an index costs about as much as looking into one document. */
const ENTRIES_PER_READ = 20;

/** More indexes than this do not narrow: a byte counts them. */
const MAX_NARROWING = 200;

/** What is asked of a collection. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly skip: number;
  /** 0: no limit. */
  readonly limit: number;
}

/** How to carry a query out. */
export interface Plan {
  /** The index to read and how; undefined: all documents are read. */
  readonly scan: IndexScan | undefined;
  /** Indexes whose entries tell which of the documents found satisfy other conditions, without looking into them. */
  readonly narrowing: readonly IndexScan[];
}

/** Decides how to carry a query out, by what there is to read in each way. */
export function planQuery({ indexes, heap }: Collection, query: Query): Plan {
  const { filter, sort } = query;
  const candidates: IndexScan[] = [];
  for (const index of indexes.values()) {
    const scans = indexScans(index, filter.conditions, sort);
    const unique = scans.find(isOneDocument);
    if (unique) return { scan: unique, narrowing: [] };
    candidates.push(...scans);
  }
  const rarest = rarestByCondition(candidates);
  let scan: IndexScan | undefined;
  let reads = heap.size * (sort.length > 0 ? UNSORTED_COST : 1) + 1;
  for (const candidate of candidates) {
    const cost = readsOf(candidate, query, rarest, heap.size);
    if (cost < reads || (cost === reads && candidate.answered.length > (scan?.answered.length ?? 0))) {
      scan = candidate;
      reads = cost;
    }
  }
  const answered = scan?.answered ?? [];
  const isWorthwhile = ([condition, { entries }]: [Condition, IndexScan]): boolean =>
    reads > FEW_READS && entries < reads * ENTRIES_PER_READ && !answered.includes(condition);
  return {
    scan,
    narrowing: [...rarest]
      .filter(isWorthwhile)
      .map(([, narrow]) => narrow)
      .slice(0, MAX_NARROWING),
  };
}

/** For each condition that an index can answer by itself, the way with the fewest entries. */
function rarestByCondition(candidates: readonly IndexScan[]): Map<Condition, IndexScan> {
  const rarest = new Map<Condition, IndexScan>();
  for (const scan of candidates) {
    const [condition, another] = scan.answered;
    if (!condition || another) continue;
    const known = rarest.get(condition);
    if (!known || scan.entries < known.entries) rarest.set(condition, scan);
  }
  return rarest;
}

/** How many documents a scan is thought to read until it has enough. */
function readsOf(
  scan: IndexScan,
  { filter, skip, limit }: Query,
  rarest: ReadonlyMap<Condition, IndexScan>,
  documents: number,
): number {
  if (!scan.isSorted) return scan.entries * UNSORTED_COST;
  if (limit === 0) return scan.entries;
  const known = filter.conditions.filter((condition) => !scan.answered.includes(condition));
  const shares = known.map(
    (condition) => (rarest.get(condition)?.entries ?? documents * GUESSED_SHARE) / documents,
  );
  const passing = shares.reduce((product, share) => product * Math.min(1, share), 1);
  const guessed = GUESSED_SHARE ** filter.guesses;
  return Math.min(scan.entries, (skip + limit) / (passing * guessed));
}

/** Whether a scan finds one document at most, so that nothing can be better. */
function isOneDocument({ index, intervals, answered }: IndexScan): boolean {
  return (
    index.definition.unique &&
    intervals.length === 1 &&
    answered.length === index.components.length &&
    answered.every(({ points }) => points !== undefined)
  );
}
