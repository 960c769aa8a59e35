/** The fields by which two titles are compared. */
export interface ComparableTitle {
  readonly type: string;
  readonly genres: readonly string[];
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly releaseYear?: number | null;
}

/** How much it counts that two titles have something in common. */
const WEIGHT = { genre: 3, country: 2, language: 1, type: 2, decade: 1 } as const;

/** Return how similar two titles are, from 0: genres count most, then country and type, then language and decade. */
export function titleSimilarity(a: ComparableTitle, b: ComparableTitle): number {
  return (
    WEIGHT.genre * shared(a.genres, b.genres) +
    WEIGHT.country * shared(a.countries, b.countries) +
    WEIGHT.language * shared(a.languages, b.languages) +
    WEIGHT.type * Number(a.type === b.type) +
    WEIGHT.decade * Number(sameDecade(a.releaseYear, b.releaseYear))
  );
}

/** Return how much of two lists is the same: 1 when they are the same, 0 when they have nothing in common. */
function shared(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : a.filter((item) => b.includes(item)).length / all.size;
}

function sameDecade(a: number | null | undefined, b: number | null | undefined): boolean {
  return typeof a === 'number' && typeof b === 'number' && Math.floor(a / 10) === Math.floor(b / 10);
}
