import { ApiId, ApiInteger } from '@sinima/api/http/api-property';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import { Samples } from '@sinima/api/http/samples.decorator';
import { FestivalEdition } from './festival-edition.dto.ts';
import type { FestivalRecord } from './festival.schema.ts';

/** A film festival. */
@Samples<Festival>(
  {
    slug: 'lagoon-film-days',
    name: 'Lagoon Film Days',
    city: 'Lagos',
    country: 'Nigeria',
    usualMonth: 11,
    foundedYear: 2009,
    description: 'A sample festival: screenings on the water, weather permitting.',
  },
  {
    slug: 'savannah-screen',
    name: 'Savannah Screen',
    city: 'Nairobi',
    country: 'Kenya',
    usualMonth: 8,
    foundedYear: 2014,
    description: 'A sample festival: documentaries under an open sky.',
  },
  {
    slug: 'atlas-short-film-week',
    name: 'Atlas Short Film Week',
    city: 'Casablanca',
    country: 'Morocco',
    usualMonth: 4,
    foundedYear: 2001,
    description: 'A sample festival: nothing over twenty minutes.',
  },
  {
    slug: 'cape-sample-festival',
    name: 'Cape Sample Festival',
    city: 'Cape Town',
    country: 'South Africa',
    usualMonth: 7,
    foundedYear: null,
    description: 'A sample festival: the year of its foundation is not known.',
  },
)
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

/** A festival with its editions, and with what there is to see from its country. */
export class FestivalDetail extends Festival {
  /** The best rated titles of the festival's country, which are not its programme. */
  countryTitles!: TitleCard[];

  /** The editions of which something is known here, newest first. */
  editions!: FestivalEdition[];
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
