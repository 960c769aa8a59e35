import type { PersonCard, PersonDetail, PersonRef } from './person.dto.js';
import type { PersonRecord } from './person.schema.js';

/** A stored person as a link. */
export function toPersonRef(person: PersonRecord): PersonRef {
  return {
    id: person._id.toHexString(),
    slug: person.slug,
    name: person.name,
    headshotUrl: person.headshotUrl ?? null,
    country: person.country ?? null,
  };
}

/** A stored person as a card. */
export function toPersonCard(person: PersonRecord): PersonCard {
  return {
    ...toPersonRef(person),
    birthYear: person.birthYear ?? null,
    birthDate: person.birthDate ?? null,
    deathDate: person.deathDate ?? null,
    birthPlace: person.birthPlace ?? null,
    nationality: person.nationality ?? null,
    roles: person.roles,
    bio: person.bio ?? null,
  };
}

/** A stored person with all that is known of them. */
export function toPersonDetail(person: PersonRecord): PersonDetail {
  return { ...toPersonCard(person), creditCount: person.creditCount };
}
