import { ApiProperty } from '@nestjs/swagger';

/** How large the catalogue and its community are. */
export class Stats {
  @ApiProperty({ type: 'integer', minimum: 0 })
  totalTitles!: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  totalPeople!: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  totalReviews!: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  totalMembers!: number;
}
