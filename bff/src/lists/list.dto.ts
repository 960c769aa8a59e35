import { ApiProperty } from '@nestjs/swagger';
import { PersonCard } from '../people/person.dto.js';
import { TitleCard } from '../titles/title.dto.js';

/** A curated list as a card. */
export class ListCard {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, example: 'must-watch-african-cinema' })
  slug!: string;

  @ApiProperty({ type: String, example: 'Must-Watch African Cinema' })
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 25 })
  itemCount!: number;

  @ApiProperty({ type: String, description: 'What its items are called.', example: 'Movies' })
  itemNoun!: string;
}

/** A curated list with its items, which are titles or people, in the editors' order. */
export class ListDetail extends ListCard {
  @ApiProperty({ type: [TitleCard] })
  titles!: TitleCard[];

  @ApiProperty({ type: [PersonCard] })
  people!: PersonCard[];
}
