import type { PersonCard } from '@sinima/contracts/api';

/** Return what a card says of a person: their biography, else what they are known for; null where nothing is known. */
export function personLine({ bio, roles }: Pick<PersonCard, 'bio' | 'roles'>): string | null {
  return bio ?? (roles.length > 0 ? roles.join(', ') : null);
}
