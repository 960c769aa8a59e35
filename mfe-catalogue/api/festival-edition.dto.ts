import { ApiFormat, ApiInteger } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { PersonRef } from '@sinima/api/people/person-card.dto';
import { TitleRef } from '@sinima/api/titles/title-card.dto';

/** The prizes of an edition, which stand with their awards body. */
@Samples<EditionPrizes>({ award: 'Golden Loom Awards', awardSlug: 'golden-loom-awards', count: 3 })
export class EditionPrizes {
  /** Name of the awards body. */
  award!: string;

  /**
   * With the year it leads to the winners: `/api/awards/slug/{slug}?year=`.
   * @example "fespaco-awards"
   */
  awardSlug!: string;

  /** How many prizes are known here. */
  @ApiInteger({ minimum: 1 })
  count!: number;
}

/** Somebody of a jury. */
@Samples<Juror>({ name: null }, { name: null }, { name: null })
export class Juror {
  person!: PersonRef | null;

  /** Name of a person who has no page here. */
  name!: string | null;
}

/** A jury, as far as it is known. */
@Samples<FestivalJury>({ of: 'Feature films' })
export class FestivalJury {
  /**
   * What it judged. Null: the festival had one jury, or the sources do not say.
   * @example "Documentaries"
   */
  of!: string | null;

  president!: Juror | null;

  /** Without the president. */
  members!: Juror[];
}

/** A title that was selected. */
@Samples<SelectedTitle>({ work: null }, { work: null }, { work: null })
export class SelectedTitle {
  title!: TitleRef | null;

  /** Name of the film or series that has no page here. */
  work!: string | null;
}

/** Titles that were selected for one section. */
@Samples<FestivalSelection>({ section: 'Feature films in competition' })
export class FestivalSelection {
  /** @example "Feature films in competition" */
  section!: string;

  titles!: SelectedTitle[];
}

/** One year of a festival whose first day is known, as a calendar has it. */
@Samples<DatedEdition>(
  {
    slug: 'lagoon-film-days',
    name: 'Lagoon Film Days',
    year: 2024,
    begins: '2024-11-04',
    ends: '2024-11-10',
    place: 'Lagos',
    country: 'Nigeria',
  },
  {
    slug: 'savannah-screen',
    name: 'Savannah Screen',
    year: 2023,
    begins: '2023-08-02',
    ends: null,
    place: 'Nairobi',
    country: 'Kenya',
  },
)
export class DatedEdition {
  /**
   * Of the festival.
   * @example "durban-international-film-festival"
   */
  slug!: string;

  /** Of the festival. */
  name!: string;

  @ApiInteger()
  year!: number;

  @ApiFormat('date')
  begins!: string;

  @ApiFormat('date')
  ends!: string | null;

  /** The city of the festival, or where that edition was instead. */
  place!: string;

  /**
   * English name.
   * @example "South Africa"
   */
  country!: string;
}

/** One year of a festival, as far as it is known here. */
@Samples<FestivalEdition>(
  { year: 2024, number: 16, begins: '2024-11-04', ends: '2024-11-10', place: null, sources: [] },
  { year: 2022, number: null, begins: null, ends: null, place: 'Badagry', sources: [] },
)
export class FestivalEdition {
  @ApiInteger()
  year!: number;

  /** Which edition it was, from 1. */
  @ApiInteger({ minimum: 1 })
  number!: number | null;

  @ApiFormat('date')
  begins!: string | null;

  @ApiFormat('date')
  ends!: string | null;

  /** Null: in the city of the festival, as far as it is known. */
  place!: string | null;

  prizes!: EditionPrizes | null;
  juries!: FestivalJury[];
  selections!: FestivalSelection[];

  /** Addresses of the pages that say so. */
  sources!: string[];
}
