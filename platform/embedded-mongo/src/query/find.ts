import type { Collection } from '../storage/collection.ts';
import type { Condition } from './condition.ts';
import type { IndexScan } from './index-scan.ts';
import { planQuery, type Plan, type Query } from './plan.ts';
import { sortKey } from './sort-order.ts';

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
  const plan = planQuery(collection, query);
  const { scan } = plan;
  const { heap } = collection;
  const { filter, skip, sort } = query;
  const isSorted = sort.length === 0 || scan?.isSorted === true;
  const enough = isSorted && query.limit > 0 ? skip + query.limit : Infinity;
  const matches = filter.matchesBeyond(answeredBy(plan));
  const isCandidate = candidatesOf(collection, plan);
  const slots: number[] = [];
  let docsExamined = 0;
  const keysExamined = visitSlots(collection, scan, (slot) => {
    if (!isCandidate(slot)) return false;
    if (matches) {
      docsExamined++;
      if (!matches(heap.bufferOf(slot), heap.startOf(slot))) return false;
    }
    slots.push(slot);
    return slots.length >= enough;
  });
  const ordered = isSorted ? slots : inOrder(collection, query, slots);
  const wanted = ordered.slice(skip, query.limit > 0 ? skip + query.limit : undefined);
  return { slots: wanted, scan, keysExamined, docsExamined: Math.max(docsExamined, wanted.length) };
}

/** Count the documents that a filter passes, up to `limit`, without looking into them if that is possible. */
export function count(collection: Collection, query: Query): number {
  const { filter, limit } = query;
  const bounded = (all: number): number => (limit > 0 ? Math.min(limit, all) : all);
  if (filter.clauses === 0) return bounded(collection.heap.size);
  const { scan } = planQuery(collection, { ...query, limit: 0 });
  const isAnswered = !filter.matchesBeyond(answeredBy({ scan, narrowing: [] }));
  if (scan && !scan.hasDoubles && isAnswered) return bounded(scan.entries);
  return find(collection, query).slots.length;
}

/** The conditions that every document satisfies that a plan finds. */
function answeredBy({ scan, narrowing }: Plan): Condition[] {
  return [scan, ...narrowing].flatMap((read) => read?.answered ?? []);
}

/** Tells which slots are in all of the narrowing scans: each pass raises those that were in all before it. */
function candidatesOf({ heap }: Collection, { narrowing }: Plan): (slot: number) => boolean {
  if (narrowing.length === 0) return () => true;
  const passed = new Uint8Array(heap.slots);
  const passes = [...narrowing].sort((a, b) => a.entries - b.entries);
  for (const [pass, { index, intervals }] of passes.entries()) {
    const raise = (slot: number): boolean => {
      if (passed[slot] === pass) passed[slot] = pass + 1;
      return false;
    };
    for (const interval of intervals) index.entries.scan(interval, false, raise);
  }
  return (slot) => passed[slot] === passes.length;
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
  const seen = scan.hasDoubles ? new Uint8Array(heap.slots) : undefined;
  const visitOnce = (slot: number): boolean => {
    read++;
    if (!seen) return visit(slot);
    if (seen[slot] === 1) return false;
    seen[slot] = 1;
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
