import { ApiProperty } from '@nestjs/swagger';

/** One season of a series. */
export class Season {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  number!: number;

  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  synopsis!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0 })
  episodeCount!: number;
}

/** One episode of a season. */
export class Episode {
  @ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  episodeNumber!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  synopsis!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Minutes.' })
  runtimeMins!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  airDate!: string | null;
}
