import { inverted } from '../bson/ordered-key.ts';

/** One end of a range of keys. */
export interface KeyEnd {
  readonly key: string;
  readonly included: boolean;
}

/** A clause of a filter that an index can answer: the keys of `path` are these, or lie in this range. */
export interface Condition {
  readonly path: string;
  /** Keys, in ascending order. */
  readonly points?: readonly string[];
  readonly lower?: KeyEnd;
  readonly upper?: KeyEnd;
  /** Whether the entries found by it are those that the clause means, and no others. */
  readonly isExact: boolean;
}

/** Keys from the first, included, to the second, excluded. */
export type KeyRange = readonly [from: string, to: string];

/** Above all keys that begin with `prefix`. */
export function above(prefix: string): string {
  return `${prefix}\xff`;
}

/** The keys of an index field that satisfy a range. */
export function keyRange({ lower, upper }: Condition, descending: boolean): KeyRange {
  const from = lower?.key ?? '';
  const to = upper?.key ?? '';
  const fromIncluded = lower?.included ?? true;
  const toIncluded = upper?.included ?? true;
  return descending
    ? [toIncluded ? inverted(to) : above(inverted(to)), fromIncluded ? above(inverted(from)) : inverted(from)]
    : [fromIncluded ? from : above(from), toIncluded ? above(to) : to];
}

/** The keys that are in both ranges. */
export function intersection(a: KeyRange, b: KeyRange): KeyRange {
  return [a[0] > b[0] ? a[0] : b[0], a[1] < b[1] ? a[1] : b[1]];
}
