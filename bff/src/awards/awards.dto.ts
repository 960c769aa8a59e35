import { ApiId, ApiInteger, ApiWord } from '../http/api-property.js';
import { PersonRef } from '../people/person.dto.js';
import { TitleRef } from '../titles/title.dto.js';
import { AWARDS_FREQUENCIES, type AwardsFrequency } from './awards.schema.js';

/** A body that gives awards. */
export class AwardsBody {
  @ApiId()
  id!: string;

  /** @example "africa-movie-academy-awards" */
  slug!: string;

  name!: string;

  /** English name. */
  country!: string | null;

  @ApiWord(AWARDS_FREQUENCIES, 'AwardsFrequency')
  frequency!: AwardsFrequency;

  /** Month in which they are usually given. */
  @ApiInteger({ minimum: 1, maximum: 12 })
  usualMonth!: number;

  @ApiInteger()
  foundedYear!: number | null;

  description!: string;

  /** Years of which winners are known here, newest first. */
  years!: number[];
}

/** Who or what was honoured. */
export class Nominee {
  won!: boolean;
  title!: TitleRef | null;
  person!: PersonRef | null;

  /** Name of the title or person that has no page here. */
  name!: string | null;
}

/** One category of one year, winners first. */
export class AwardsCategory {
  /** @example "Best Film" */
  name!: string;

  nominees!: Nominee[];
}

/** One year of an award. */
export class AwardsEdition {
  @ApiInteger()
  year!: number;

  categories!: AwardsCategory[];
}

/** A body that gives awards, with its winners and nominees as far as they are known here. */
export class AwardsBodyDetail extends AwardsBody {
  /** Newest first. */
  editions!: AwardsEdition[];
}

/** A nomination or an award of a title or of a person. */
export class AwardsMention extends Nominee {
  award!: string;
  awardSlug!: string;

  @ApiInteger()
  year!: number;

  category!: string;
}

/** One of the highlights of a year. */
export class AwardsHighlight extends AwardsMention {
  /** @example "Best Film" */
  label!: string;
}
