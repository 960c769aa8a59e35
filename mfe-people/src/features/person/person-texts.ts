import type { PersonDetail } from '@sinima/contracts/api';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A date as `MMM d, yyyy`, the same wherever it is read.
 *
 * @param date `YYYY-MM-DD`
 */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}

/**
 * The age of who lives, the years of who has died, or null where neither is known (`docs/specification.md §2`).
 *
 * @param year the current one
 */
export function lifeOf(
  { birthYear, deathDate }: Pick<PersonDetail, 'birthYear' | 'deathDate'>,
  year: number,
): string | null {
  if (deathDate !== null) {
    const deathYear = deathDate.slice(0, 4);
    return birthYear === null ? `Died ${deathYear}` : `${birthYear}–${deathYear}`;
  }
  return birthYear === null ? null : `${year - birthYear} years old`;
}

/** What a person is known for; the specification's words where nothing is known (`docs/specification.md §2`). */
export function occupationOf({ roles }: Pick<PersonDetail, 'roles'>): string {
  return roles.length === 0 ? 'Actor, Producer, Director' : roles.join(', ');
}

/** The biography, or a general sentence. */
export function bioOf({ bio }: Pick<PersonDetail, 'bio'>): string {
  return bio ?? 'A biography of this person has not been written yet.';
}

/** A leading `@assets/` stands for the folder of pictures that the site serves (`docs/specification.md §2`). */
export function pictureAddress(url: string | null): string | null {
  return url?.replace(/^@assets\//, '/attached_assets/') ?? null;
}
