import { inverted } from '../bson/ordered-key.ts';

/** The keys from a lower end up to an upper one, which is not among them. */
interface Bounds {
  readonly lower: { readonly key: string; readonly included: boolean };
  readonly upper: string;
}

/** A clause of a filter that an index can answer: the keys of `path` are these points, or lie in this range. */
export interface Condition {
  readonly path: string;
  /** Keys, in ascending order. */
  readonly points?: readonly string[];
  readonly range?: Bounds;
  /** Whether the entries found by it are those that the clause means, and no others. */
  readonly isExact: boolean;
}

/** Keys from the first, included, to the second, excluded. */
export type KeyRange = readonly [from: string, to: string];

/** Above all keys that begin with `prefix`. */
export function above(prefix: string): string {
  return `${prefix}\xff`;
}

/** Return the keys of an index field that lie within bounds. */
export function keyRange({ lower: { key, included }, upper }: Bounds, descending: boolean): KeyRange {
  if (!descending) return [included ? key : above(key), upper];
  return [above(inverted(upper)), included ? above(inverted(key)) : inverted(key)];
}

/** Return the keys that are in both ranges. */
export function intersection(a: KeyRange, b: KeyRange): KeyRange {
  return [a[0] > b[0] ? a[0] : b[0], a[1] < b[1] ? a[1] : b[1]];
}
