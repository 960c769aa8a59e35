import type { TitleRecord } from '../titles/title.schema.js';

/** What two titles are compared by. */
export type Comparable = Pick<TitleRecord, 'type' | 'genres' | 'countries' | 'languages' | 'releaseYear'>;

/** How much it counts that two titles have something in common. */
const WEIGHT = { genre: 3, country: 2, language: 1, type: 2, decade: 1 } as const;

/** How alike two titles are, from 0: genres count most, then country and type, then language and decade. */
export function titleSimilarity(a: Comparable, b: Comparable): number {
  return (
    WEIGHT.genre * shared(a.genres, b.genres) +
    WEIGHT.country * shared(a.countries, b.countries) +
    WEIGHT.language * shared(a.languages, b.languages) +
    WEIGHT.type * Number(a.type === b.type) +
    WEIGHT.decade * Number(sameDecade(a.releaseYear, b.releaseYear))
  );
}

/** How much of two lists is the same: 1 when they are alike, 0 when they have nothing in common. */
function shared(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : a.filter((item) => b.includes(item)).length / all.size;
}

function sameDecade(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.floor(a / 10) === Math.floor(b / 10);
}
