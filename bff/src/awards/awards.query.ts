import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AllMeansAbsent } from '../http/all-means-absent.js';
import { FromDigits } from '../http/from-digits.js';

/** What one award can be asked for. */
export class AwardsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1888,
    maximum: 2100,
    description: 'Only the edition of this year.',
    example: 2024,
  })
  @AllMeansAbsent()
  @IsOptional()
  @FromDigits()
  @IsInt()
  @Min(1888)
  @Max(2100)
  year?: number;
}

/** The year whose highlights the site shows (`docs/specification.md §2`). */
const HIGHLIGHTS_YEAR = 2024;

/** What `GET /api/awards/highlights` can be asked for. */
export class HighlightsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1888, maximum: 2100, default: HIGHLIGHTS_YEAR })
  @FromDigits()
  @IsInt()
  @Min(1888)
  @Max(2100)
  year: number = HIGHLIGHTS_YEAR;
}
