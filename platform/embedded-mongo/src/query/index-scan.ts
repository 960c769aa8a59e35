import { inverted } from '../bson/ordered-key.ts';
import type { CollectionIndex, IndexComponent } from '../storage/collection-index.ts';
import type { EntryKey, Interval } from '../storage/ordered-entries.ts';
import { above, intersection, keyRange, type Condition, type KeyRange } from './condition.ts';
import type { SortField } from './sort-order.ts';

/** More intervals than this are not made of the points of several fields. */
const MAX_INTERVALS = 100_000;

/** Which entries of an index to read. */
export interface IndexScan {
  readonly index: CollectionIndex;
  readonly intervals: readonly Interval[];
  /** Whether to read from the end, to have the order that is asked for. */
  readonly reverse: boolean;
  /** Whether the entries come in the order that is asked for. */
  readonly isSorted: boolean;
  /** Whether a document can come more than once. */
  readonly hasDoubles: boolean;
  /** The conditions that every document found satisfies. */
  readonly answered: readonly Condition[];
  /** How many entries there are to read. */
  readonly entries: number;
}

/**
 * The ways to use an index for conditions and a sort: one for each condition on its first field, because of a field
 * that holds arrays an index can answer but one. None where the index is of no use.
 */
export function indexScans(
  index: CollectionIndex,
  conditions: readonly Condition[],
  sort: readonly SortField[],
): IndexScan[] {
  const [first] = index.components;
  const onFirst = conditions.filter(({ path }) => path === first?.path.text);
  if (onFirst.length === 0) {
    const isOfUse = sort.length > 0 && !index.definition.sparse;
    const scan = isOfUse ? indexScan(index, [], sort) : undefined;
    return scan?.isSorted ? [scan] : [];
  }
  if (!first?.isMultikey) return [indexScan(index, conditions, sort)];
  const others = conditions.filter(({ path }) => path !== first.path.text);
  return onFirst.map((condition) => indexScan(index, [condition, ...others], sort));
}

function indexScan(
  index: CollectionIndex,
  conditions: readonly Condition[],
  sort: readonly SortField[],
): IndexScan {
  const answered: Condition[] = [];
  let prefixes: readonly string[][] = [[]];
  let last: KeyRange | undefined;
  let fixed = 0;
  for (const component of index.components) {
    const mine = conditions.filter(({ path }) => path === component.path.text);
    const used = component.isMultikey ? mine.slice(0, 1) : mine;
    const points = used.find((condition) => condition.points)?.points;
    if (points && points.length * prefixes.length <= MAX_INTERVALS) {
      answered.push(...used.filter((condition) => condition.points === points));
      const keys = component.descending ? points.map(inverted).reverse() : points;
      prefixes = prefixes.flatMap((prefix) => keys.map((key) => [...prefix, key]));
      fixed++;
      continue;
    }
    for (const condition of used) {
      if (!condition.range) continue;
      answered.push(condition);
      const range = keyRange(condition.range, component.descending);
      last = last ? intersection(last, range) : range;
    }
    break;
  }
  let entries: number | undefined;
  const intervals = prefixes.map((prefix) => interval(prefix, last));
  const order = prefixes.length === 1 ? sortedBy(index.components, fixed, sort) : undefined;
  return {
    index,
    intervals,
    reverse: order === 'reverse',
    isSorted: sort.length === 0 || order !== undefined,
    hasDoubles: index.components.some(
      (component, at) => component.isMultikey && (at >= fixed || prefixes.length > 1),
    ),
    answered,
    get entries() {
      return (entries ??= intervals.reduce((sum, within) => sum + index.entries.count(within), 0));
    },
  };
}

/** The entries with these first keys, and the next one within a range. */
function interval(prefix: readonly string[], range: KeyRange | undefined): Interval {
  const [head, ...rest] = prefix;
  if (head === undefined) {
    const [from, to] = range ?? ['', '\xff'];
    return { from: { head: from, tail: '' }, to: { head: to, tail: '' } };
  }
  const tail = rest.join('');
  const entry = (end: string): EntryKey => ({ head, tail: end });
  return range
    ? { from: entry(tail + range[0]), to: entry(tail + range[1]) }
    : { from: entry(tail), to: entry(above(tail)) };
}

/** Whether the entries after `fixed` equal fields come in the order of a sort, or in its reverse. */
function sortedBy(
  components: readonly IndexComponent[],
  fixed: number,
  sort: readonly SortField[],
): 'forward' | 'reverse' | undefined {
  const constant = new Set(components.slice(0, fixed).map(({ path }) => path.text));
  const needed = sort.filter(({ path }) => !constant.has(path.text));
  const follows = (flipped: boolean): boolean =>
    needed.every(({ path, descending }, at) => {
      const component = components[fixed + at];
      return (
        component?.path.text === path.text &&
        !component.isMultikey &&
        (component.descending !== descending) === flipped
      );
    });
  if (follows(false)) return 'forward';
  return follows(true) ? 'reverse' : undefined;
}
