import { ApiProperty } from '@nestjs/swagger';

/** A genre that titles have. */
export class Genre {
  @ApiProperty({
    type: String,
    description: 'A lower-case English word, as in `genres` of a title.',
    example: 'drama',
  })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  titleCount!: number;
}
