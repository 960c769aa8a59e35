import { ApiId, ApiInteger } from '../http/api-property.js';
import { TitleCard } from '../titles/title.dto.js';
import type { FestivalRecord } from './festival.schema.js';

/** A film festival. */
export class Festival {
  @ApiId()
  id!: string;

  /** @example "durban-international-film-festival" */
  slug!: string;

  name!: string;
  city!: string;

  /**
   * English name.
   * @example "South Africa"
   */
  country!: string;

  /** Month in which it usually takes place. */
  @ApiInteger({ minimum: 1, maximum: 12 })
  usualMonth!: number;

  @ApiInteger()
  foundedYear!: number | null;

  description!: string;
}

/** A festival with what there is to see from its country. */
export class FestivalDetail extends Festival {
  /** The best rated titles of the festival's country, which are not its programme. */
  countryTitles!: TitleCard[];
}

/** Return a stored festival as the API answers it. */
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
