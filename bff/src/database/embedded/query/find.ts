import type { Collection } from '../storage/collection.js';
import type { IndexScan } from './index-scan.js';
import { planQuery, type Query } from './plan.js';
import { sortKey } from './sort-order.js';

/** What a query found, and what that took. */
export interface Found {
  /** Slots of the documents, in order. */
  readonly slots: number[];
  readonly scan: IndexScan | undefined;
  /** Entries of the index that were read. */
  readonly keysExamined: number;
  /** Documents that were looked into. */
  readonly docsExamined: number;
}

/** Finds documents: through an index where one helps, else by reading all. */
export function find(collection: Collection, query: Query): Found {
  const scan = planQuery(collection, query);
  const { heap } = collection;
  const { filter, skip, sort } = query;
  const isSorted = sort.length === 0 || scan?.isSorted === true;
  const enough = isSorted && query.limit > 0 ? skip + query.limit : Infinity;
  const isAnswered = isAnsweredBy(scan, query);
  const slots: number[] = [];
  let docsExamined = 0;
  const keysExamined = visitSlots(collection, scan, (slot) => {
    if (!isAnswered) {
      docsExamined++;
      if (!filter.matches(heap.bufferOf(slot), heap.startOf(slot))) return false;
    }
    slots.push(slot);
    return slots.length >= enough;
  });
  const ordered = isSorted ? slots : inOrder(collection, query, slots);
  const wanted = ordered.slice(skip, query.limit > 0 ? skip + query.limit : undefined);
  return { slots: wanted, scan, keysExamined, docsExamined: Math.max(docsExamined, wanted.length) };
}

/** Counts the documents that a filter passes, after `skip` and up to `limit`, without looking into them if it can. */
export function count(collection: Collection, query: Query): number {
  const { filter, skip, limit } = query;
  const bounded = (all: number): number => {
    const rest = Math.max(0, all - skip);
    return limit > 0 ? Math.min(limit, rest) : rest;
  };
  if (filter.clauses === 0) return bounded(collection.heap.size);
  const scan = planQuery(collection, { ...query, skip: 0, limit: 0, sort: [] });
  if (scan && !scan.hasDoubles && isAnsweredBy(scan, query)) return bounded(scan.entries);
  return find(collection, { ...query, sort: [] }).slots.length;
}

/** Whether every document that a scan finds passes the filter. */
function isAnsweredBy(scan: IndexScan | undefined, { filter }: Query): boolean {
  if (!scan) return filter.clauses === 0;
  return filter.clauses === scan.answered.length && scan.answered.every(({ isExact }) => isExact);
}

/** Visits slots, each once, until a visit returns true; returns how many entries of an index were read. */
function visitSlots(
  { heap }: Collection,
  scan: IndexScan | undefined,
  visit: (slot: number) => boolean,
): number {
  let read = 0;
  if (!scan) {
    for (let slot = 0; slot < heap.slots; slot++) if (heap.has(slot) && visit(slot)) break;
    return read;
  }
  const seen = scan.hasDoubles ? new Set<number>() : undefined;
  const visitOnce = (slot: number): boolean => {
    read++;
    if (!seen) return visit(slot);
    if (seen.has(slot)) return false;
    seen.add(slot);
    return visit(slot);
  };
  for (const interval of scan.intervals) {
    if (scan.index.entries.scan(interval, scan.reverse, visitOnce)) break;
  }
  return read;
}

function inOrder({ heap }: Collection, { sort }: Query, slots: readonly number[]): number[] {
  return slots
    .map((slot) => ({ slot, key: sortKey(sort, heap.bufferOf(slot), heap.startOf(slot)) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ slot }) => slot);
}
