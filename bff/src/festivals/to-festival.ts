import type { Festival } from './festival.dto.js';
import type { FestivalRecord } from './festival.schema.js';

/** A stored festival as the API answers it. */
export function toFestival(festival: FestivalRecord): Festival {
  return {
    id: festival._id.toHexString(),
    slug: festival.slug,
    name: festival.name,
    city: festival.city,
    country: festival.country,
    usualMonth: festival.usualMonth,
    foundedYear: festival.foundedYear ?? null,
    description: festival.description,
  };
}
