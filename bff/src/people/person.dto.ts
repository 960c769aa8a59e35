import { ApiProperty } from '@nestjs/swagger';

/** A person in the least detail: enough for a link with a portrait. */
export class PersonRef {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, example: 'genevieve-nnaji' })
  slug!: string;

  @ApiProperty({ type: String, example: 'Genevieve Nnaji' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null: the woven portrait is shown.' })
  headshotUrl!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'English name.', example: 'Nigeria' })
  country!: string | null;
}

/** A person as a card of a list. */
export class PersonCard extends PersonRef {
  @ApiProperty({ type: 'integer', nullable: true })
  birthYear!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Only of people who have died.' })
  birthDate!: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  deathDate!: string | null;

  @ApiProperty({ type: String, nullable: true })
  birthPlace!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Nigerian' })
  nationality!: string | null;

  @ApiProperty({
    type: [String],
    description: 'What the person is known for.',
    example: ['Actor', 'Director'],
  })
  roles!: string[];

  @ApiProperty({ type: String, nullable: true })
  bio!: string | null;
}

/** A person with all that is known of them. */
export class PersonDetail extends PersonCard {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many credits the person has here.' })
  creditCount!: number;
}
