import type { Types } from 'mongoose';
import type { PersonCard, PersonRef } from './person-card.dto.ts';

/** The fields of a stored person that a card shows. Unknown ones are absent. */
export interface StoredPersonCard {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly name: string;
  readonly headshotUrl?: string | null;
  readonly country?: string | null;
  readonly birthYear?: number | null;
  readonly birthDate?: string | null;
  readonly deathDate?: string | null;
  readonly birthPlace?: string | null;
  readonly nationality?: string | null;
  readonly roles: string[];
  readonly bio?: string | null;
}

/** Return a stored person as a link. */
export function toPersonRef(person: StoredPersonCard): PersonRef {
  return {
    id: person._id.toHexString(),
    slug: person.slug,
    name: person.name,
    headshotUrl: person.headshotUrl ?? null,
    country: person.country ?? null,
  };
}

/** Return when a stored person died: the day, or the year alone where the day is not known. */
function toDeath({ deathDate }: StoredPersonCard): Pick<PersonCard, 'deathDate' | 'deathYear'> {
  if (!deathDate) return { deathDate: null, deathYear: null };
  return { deathDate: deathDate.length > 4 ? deathDate : null, deathYear: Number(deathDate.slice(0, 4)) };
}

/** Return a stored person as a card. */
export function toPersonCard(person: StoredPersonCard): PersonCard {
  return {
    ...toPersonRef(person),
    birthYear: person.birthYear ?? null,
    birthDate: person.birthDate ?? null,
    ...toDeath(person),
    birthPlace: person.birthPlace ?? null,
    nationality: person.nationality ?? null,
    roles: person.roles,
    bio: person.bio ?? null,
  };
}
