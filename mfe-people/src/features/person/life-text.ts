import type { PersonDetail } from '@sinima/contracts/api';

/**
 * Age, or both years of who has died: no age then. Null where nothing is known.
 *
 * @param thisYear the age is this year less the year of birth (`docs/specification.md §2`)
 */
export function lifeText(
  { birthYear, deathDate }: Pick<PersonDetail, 'birthYear' | 'deathDate'>,
  thisYear: number,
): string | null {
  const deathYear = deathDate === null ? null : deathDate.slice(0, 4);
  if (deathYear !== null) return birthYear === null ? `Died ${deathYear}` : `${birthYear} – ${deathYear}`;
  return birthYear === null ? null : `${thisYear - birthYear} years`;
}
