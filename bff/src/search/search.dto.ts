import { ApiProperty } from '@nestjs/swagger';
import { PersonCard } from '../people/person.dto.js';
import { TitleCard } from '../titles/title.dto.js';

/** The titles that were found. */
export class TitleMatches {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many there are; from 10000, at least as many.',
  })
  total!: number;

  @ApiProperty({ type: [TitleCard], description: 'One page of them, the best match first.' })
  items!: TitleCard[];
}

/** The people who were found. */
export class PersonMatches {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many there are; from 10000, at least as many.',
  })
  total!: number;

  @ApiProperty({ type: [PersonCard], description: 'One page of them, the best match first.' })
  items!: PersonCard[];
}

/** What a search found. */
export class SearchResults {
  @ApiProperty({ type: String, description: 'What was looked for.' })
  query!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Titles and people together.' })
  total!: number;

  @ApiProperty({ type: TitleMatches })
  titles!: TitleMatches;

  @ApiProperty({ type: PersonMatches })
  people!: PersonMatches;
}

export const SUGGESTION_KINDS = ['title', 'person'] as const;

/** What a visitor who types in the search box may mean. */
export class Suggestion {
  @ApiProperty({ enum: SUGGESTION_KINDS, enumName: 'SuggestionKind' })
  kind!: (typeof SUGGESTION_KINDS)[number];

  @ApiProperty({ type: String, example: 'king-of-boys' })
  slug!: string;

  @ApiProperty({ type: String, description: 'A title, or the name of a person.', example: 'King of Boys' })
  label!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The year of a title, or what a person is known for.',
    example: '2018',
  })
  detail!: string | null;
}
