import { CODE, CommandError } from '../command-error.js';
import type { Collection } from '../storage/collection.js';
import type { Condition } from './condition.js';
import type { Filter } from './filter.js';
import { indexScans, type IndexScan } from './index-scan.js';
import type { SortField } from './sort-order.js';

/** The share of documents that is thought to satisfy a clause about which no index tells anything. */
const GUESSED_SHARE = 0.1;

/** What is asked of a collection. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly skip: number;
  /** 0: no limit. */
  readonly limit: number;
  /** Name of the index to use; absent: the best. `$natural`: none. */
  readonly hint?: string;
}

/** The index to read and how, or undefined to read all documents. */
export function planQuery({ indexes, heap }: Collection, query: Query): IndexScan | undefined {
  const { filter, sort, hint } = query;
  if (hint === '$natural') return undefined;
  const candidates: IndexScan[] = [];
  for (const index of indexes.values()) {
    if (hint !== undefined && index.name !== hint) continue;
    const scans = indexScans(index, filter.conditions, sort);
    const unique = scans.find((scan) => isOneDocument(scan));
    if (unique) return unique;
    candidates.push(...scans);
  }
  if (hint !== undefined && !indexes.has(hint)) {
    throw new CommandError(CODE.badValue, `hint provided does not correspond to an existing index: ${hint}`);
  }
  const share = (condition: Condition): number => {
    const known = candidates.filter(({ answered }) => answered.length === 1 && answered[0] === condition);
    return known.length > 0
      ? Math.min(1, Math.min(...known.map(({ entries }) => entries)) / Math.max(1, heap.size))
      : GUESSED_SHARE;
  };
  const cost = (scan: IndexScan): number => {
    const isEnough = query.limit > 0 && scan.isSorted;
    if (!isEnough) return scan.entries * (scan.isSorted ? 1 : 1.5);
    const rest = filter.conditions.filter((condition) => !scan.answered.includes(condition));
    const passing = rest.reduce((product, condition) => product * share(condition), 1);
    const unindexed = GUESSED_SHARE ** (filter.clauses - filter.conditions.length);
    return Math.min(scan.entries, (query.skip + query.limit) / (passing * unindexed));
  };
  let best: IndexScan | undefined;
  let lowest = heap.size * (sort.length > 0 ? 1.5 : 1) + 1;
  if (hint !== undefined) lowest = Infinity;
  for (const scan of candidates) {
    const costs = cost(scan);
    if (costs < lowest || (costs === lowest && scan.answered.length > (best?.answered.length ?? 0))) {
      best = scan;
      lowest = costs;
    }
  }
  return best;
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
