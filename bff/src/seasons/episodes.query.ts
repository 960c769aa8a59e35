import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { FromDigits } from '@sinima/api/http/from-digits';

/** The highest number that a season can have. */
const MAX_SEASON = 1000;

/** What `GET /api/titles/{id}/episodes` can be asked for. */
export class EpisodesQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEASON,
    description: 'Number of the season; the first season when absent.',
    example: 1,
  })
  @IsOptional()
  @FromDigits()
  @IsInt()
  @Min(0)
  @Max(MAX_SEASON)
  season?: number;
}
