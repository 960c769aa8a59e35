import type { Types } from 'mongoose';
import { fold } from '@sinima/api/text/fold';
import type { TitleType } from '@sinima/contracts/vocabulary';

/** The facts that tell whether two titles of one name are the same. */
export interface ComparedTitle {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly type: TitleType;
  readonly titleKey: string;
  readonly releaseYear?: number | undefined;
  readonly countries: readonly string[];
  /** Names of the directors; empty where they are not known. */
  readonly directors: readonly string[];
}

/** How many years apart a film's first showing and its release may be dated. */
const YEARS_APART = 2;

/**
 * Whether two titles of the same name are one: they are of one kind and do not come from different countries, and
 * either share a director and are at most two years apart, or, where directors are not known, are of the same year. The year
 * of a series is no sign: sources give its first or its latest.
 */
export function isSameTitle(a: Omit<ComparedTitle, 'slug'>, b: ComparedTitle): boolean {
  if (a.titleKey !== b.titleKey || a.type !== b.type) return false;
  const inCommon = a.countries.some((country) => b.countries.includes(country));
  if (a.countries.length > 0 && b.countries.length > 0 && !inCommon) return false;
  const apart = Math.abs((a.releaseYear ?? NaN) - (b.releaseYear ?? NaN));
  const areKnown = a.directors.length > 0 && b.directors.length > 0;
  if (!areKnown) return a.type === 'SERIES' || apart === 0;
  const names = new Set(a.directors.map(fold));
  return b.directors.some((name) => names.has(fold(name))) && (a.type === 'SERIES' || !(apart > YEARS_APART));
}
