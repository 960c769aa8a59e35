import type { PersonDetail } from '@sinima/contracts/api';

/**
 * Return the age of a living person, or the year of birth where the day is not known; the years of a dead one; null where
 * nothing is known (`docs/specification.md §2`).
 *
 * @param today as `YYYY-MM-DD`
 */
export function lifeOf(
  { birthDate, birthYear, deathYear }: Pick<PersonDetail, 'birthDate' | 'birthYear' | 'deathYear'>,
  today: string,
): string | null {
  if (deathYear !== null) return birthYear === null ? `Died ${deathYear}` : `${birthYear}–${deathYear}`;
  if (birthDate === null) return birthYear === null ? null : `Born ${birthYear}`;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const isBeforeBirthday = today.slice(5) < birthDate.slice(5, 10);
  return `${isBeforeBirthday ? years - 1 : years} years old`;
}

/** Return what a person is known for; where nothing is, the specification's words, and that nobody knows (`docs/specification.md §2`). */
export function occupationOf({ roles }: Pick<PersonDetail, 'roles'>): string {
  return roles.length === 0 ? 'Actor, Producer, Director (assumed, not known)' : roles.join(', ');
}

/** Return what stands behind a shared name: roles and country, as far as they are known. */
export function sharedFactsOf({ roles, country }: Pick<PersonDetail, 'roles' | 'country'>): string {
  return [roles.join(' and '), country ?? ''].map((fact) => (fact === '' ? '' : `, ${fact}`)).join('');
}

/** Return the biography, or a general sentence. */
export function bioOf({ bio }: Pick<PersonDetail, 'bio'>): string {
  return bio ?? 'A biography of this person has not been written yet.';
}

/** Return a person in a sentence for search engines: the biography, or the facts of their record. */
export function descriptionOf(
  person: Pick<PersonDetail, 'name' | 'bio' | 'roles' | 'country' | 'creditCount'>,
): string {
  const { name, bio, roles, country, creditCount } = person;
  if (bio !== null) return bio;
  const known = roles.length === 0 ? 'in African film and television' : roles.join(', ').toLowerCase();
  const from = country === null ? '' : `, ${country}`;
  const credits =
    creditCount === 0 ? '' : ` ${creditCount} ${creditCount === 1 ? 'credit' : 'credits'} on Sinima.`;
  return `${name}: ${known}${from}.${credits}`;
}
