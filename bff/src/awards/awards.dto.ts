import { ApiProperty } from '@nestjs/swagger';
import { PersonRef } from '../people/person.dto.js';
import { TitleRef } from '../titles/title.dto.js';

export const AWARDS_FREQUENCIES = ['annual', 'biennial'] as const;
export type AwardsFrequency = (typeof AWARDS_FREQUENCIES)[number];

/** A body that gives awards. */
export class AwardsBody {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, example: 'africa-movie-academy-awards' })
  slug!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'English name.' })
  country!: string | null;

  @ApiProperty({ enum: AWARDS_FREQUENCIES, enumName: 'AwardsFrequency' })
  frequency!: AwardsFrequency;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 12,
    description: 'Month in which they are usually given.',
  })
  usualMonth!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  foundedYear!: number | null;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: [Number], description: 'Years of which winners are known here, newest first.' })
  years!: number[];
}

/** Who or what was honoured. */
export class Nominee {
  @ApiProperty({ type: Boolean })
  won!: boolean;

  @ApiProperty({ type: TitleRef, nullable: true })
  title!: TitleRef | null;

  @ApiProperty({ type: PersonRef, nullable: true })
  person!: PersonRef | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the title or person that has no page here.',
  })
  name!: string | null;
}

/** One category of one year, winners first. */
export class AwardsCategory {
  @ApiProperty({ type: String, example: 'Best Film' })
  name!: string;

  @ApiProperty({ type: [Nominee] })
  nominees!: Nominee[];
}

/** One year of an award. */
export class AwardsEdition {
  @ApiProperty({ type: 'integer' })
  year!: number;

  @ApiProperty({ type: [AwardsCategory] })
  categories!: AwardsCategory[];
}

/** A body that gives awards, with its winners and nominees as far as they are known here. */
export class AwardsBodyDetail extends AwardsBody {
  @ApiProperty({ type: [AwardsEdition], description: 'Newest first.' })
  editions!: AwardsEdition[];
}

/** A nomination or an award of a title or of a person. */
export class AwardsMention extends Nominee {
  @ApiProperty({ type: String })
  award!: string;

  @ApiProperty({ type: String })
  awardSlug!: string;

  @ApiProperty({ type: 'integer' })
  year!: number;

  @ApiProperty({ type: String })
  category!: string;
}

/** One of the highlights of a year. */
export class AwardsHighlight extends AwardsMention {
  @ApiProperty({ type: String, example: 'Best Film' })
  label!: string;
}
