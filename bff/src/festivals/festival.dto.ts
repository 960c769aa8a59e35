import { ApiProperty } from '@nestjs/swagger';

/** A film festival. */
export class Festival {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: String, example: 'durban-international-film-festival' })
  slug!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  city!: string;

  @ApiProperty({ type: String, description: 'English name.', example: 'South Africa' })
  country!: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 12,
    description: 'Month in which it usually takes place.',
  })
  usualMonth!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  foundedYear!: number | null;

  @ApiProperty({ type: String })
  description!: string;
}
