import type { SpoiledName } from './spoiled-names.js';

/** The intended record has to be among this many first results of its kind, if nothing else is said. */
const FIRST = 5;

/** The outcome of a search for a misspelled name. */
export interface SearchOutcome extends SpoiledName {
  /** The record that is meant is among the first results of its kind. */
  readonly isFound: boolean;
  /** How long the answer took. */
  readonly ms: number;
}

/** Search for each name at this address of the API, one after the other. @throws Error when one is not answered with 200 */
export async function searchOutcomes(
  origin: string,
  names: readonly SpoiledName[],
  first = FIRST,
): Promise<SearchOutcome[]> {
  const outcomes: SearchOutcome[] = [];
  for (const name of names) {
    const url = `${origin}/api/search?q=${encodeURIComponent(name.query)}&pageSize=${first}`;
    const startedAt = performance.now();
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    const results = (await response.json()) as Record<
      SpoiledName['kind'],
      { items: readonly { slug: string }[] }
    >;
    const ms = performance.now() - startedAt;
    outcomes.push({ ...name, isFound: results[name.kind].items.some(({ slug }) => slug === name.slug), ms });
  }
  return outcomes;
}

/** The outcomes of one way of spoiling. */
export interface WayOutcomes {
  readonly way: string;
  readonly outcomes: readonly SearchOutcome[];
}

/** Return the outcomes by the way in which names were spoiled. */
export function byWay(outcomes: readonly SearchOutcome[]): WayOutcomes[] {
  const ways = [...new Set(outcomes.map(({ way }) => way))];
  return ways.map((way) => ({ way, outcomes: outcomes.filter((one) => one.way === way) }));
}

/** Return the share of the names that were found, from 0 to 1. */
export function shareFound(outcomes: readonly SearchOutcome[]): number {
  return outcomes.filter(({ isFound }) => isFound).length / outcomes.length;
}
