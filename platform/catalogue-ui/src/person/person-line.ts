import type { PersonCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import { professionName } from '../vocabulary/catalogue-words.ts';

/** Return what a card says of a person: their biography, else what they are known for; null where nothing is known. */
export function personLine({ bio, roles }: Pick<PersonCard, 'bio' | 'roles'>, text: Text): string | null {
  return bio ?? (roles.length > 0 ? roles.map((role) => professionName(role, text)).join(', ') : null);
}
