import { AWARD_FREQUENCIES, type AwardFrequency } from '@sinima/contracts/vocabulary';
import { ApiId, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { PersonRef } from '@sinima/api/people/person-card.dto';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A body that gives awards. */
@Samples<AwardsBody>(
  {
    slug: 'golden-loom-awards',
    name: 'Golden Loom Awards',
    country: 'Nigeria',
    frequency: 'annual',
    usualMonth: 5,
    foundedYear: 2005,
    description: 'A sample award: a shuttle of brass, for what is well woven.',
    years: [2024, 2023],
  },
  {
    slug: 'baobab-prize',
    name: 'Baobab Prize',
    country: 'Senegal',
    frequency: 'annual',
    usualMonth: 2,
    foundedYear: 1969,
    description: 'A sample award: given by those who stayed to the end.',
    years: [2024, 2023],
  },
  {
    slug: 'nile-critics-circle',
    name: 'Nile Critics Circle',
    country: 'Egypt',
    frequency: 'annual',
    usualMonth: 12,
    foundedYear: null,
    description: 'A sample award: eleven critics and one vote each.',
    years: [2024, 2023],
  },
)
export class AwardsBody {
  @ApiId()
  id!: string;

  /** @example "africa-movie-academy-awards" */
  slug!: string;

  name!: string;

  /** English name. */
  country!: string | null;

  @ApiWord(AWARD_FREQUENCIES, 'AwardsFrequency')
  frequency!: AwardFrequency;

  /** Month in which they are usually given. */
  @ApiInteger({ minimum: 1, maximum: 12 })
  usualMonth!: number;

  @ApiInteger()
  foundedYear!: number | null;

  description!: string;

  /** Years of which winners are known here, newest first. */
  years!: number[];
}

/** A title, a person or both. */
@Samples<Nominee>(
  { won: true, work: null, name: null },
  { won: false, work: null, name: null },
  { won: false, work: null, name: null },
)
export class Nominee {
  won!: boolean;
  title!: TitleRef | null;

  /** Name of the film or series that has no page here. */
  work!: string | null;

  person!: PersonRef | null;

  /** Name of the person who has no page here. */
  name!: string | null;
}

/** One category of one year, winners first. */
@Samples<AwardsCategory>(
  { name: 'Best Film', source: null },
  { name: 'Best Director', source: null },
  { name: 'Best Actress', source: null },
)
export class AwardsCategory {
  /** @example "Best Film" */
  name!: string;

  /** Address of the page that names the nominees. */
  source!: string | null;

  nominees!: Nominee[];
}

/** One year of an award. */
@Samples<AwardsEdition>({ year: 2024 }, { year: 2023 })
export class AwardsEdition {
  @ApiInteger()
  year!: number;

  categories!: AwardsCategory[];
}

/** A body that gives awards, with winners and nominees as far as they are known here. */
@Samples<AwardsBodyDetail>({ page: 1, pageCount: 1 })
export class AwardsBodyDetail extends AwardsBody {
  /** Which page of the editions this is, from 1. */
  @ApiInteger({ minimum: 1 })
  page!: number;

  /** How many pages the editions have. A page holds whole editions. */
  @ApiInteger({ minimum: 1 })
  pageCount!: number;

  /** Newest first. */
  editions!: AwardsEdition[];
}

/** A nomination or an award of a title or of a person. */
@Samples<AwardsMention>(
  { award: 'Golden Loom Awards', awardSlug: 'golden-loom-awards', year: 2024, category: 'Best Film' },
  { award: 'Baobab Prize', awardSlug: 'baobab-prize', year: 2024, category: 'Best Director' },
  { award: 'Nile Critics Circle', awardSlug: 'nile-critics-circle', year: 2024, category: 'Best Actress' },
)
export class AwardsMention extends Nominee {
  award!: string;
  awardSlug!: string;

  @ApiInteger()
  year!: number;

  category!: string;
}

/** One of the highlights of a year. */
@Samples<AwardsHighlight>({ label: 'Best Film' }, { label: 'Best Director' }, { label: 'Rising Star' })
export class AwardsHighlight extends AwardsMention {
  /** @example "Best Film" */
  label!: string;
}
