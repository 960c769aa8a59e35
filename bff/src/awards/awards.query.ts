import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { AllMeansAbsent } from '@sinima/api/http/all-means-absent';
import { FromDigits } from '@sinima/api/http/from-digits';
import { Year } from '@sinima/api/http/year.decorator';

/** No award has more editions. */
const MAX_PAGE = 200;

/** The parameters of one award. */
export class AwardsQuery {
  /**
   * Only the edition of this year.
   * @example 2024
   */
  @AllMeansAbsent()
  @IsOptional()
  @Year()
  year?: number;

  /** Which page of the editions, without a year; newest first. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PAGE, required: false })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;
}

/** The query of `GET /api/awards/highlights`; 2024 is the year that the site shows (`docs/specification.md §2`). */
export class HighlightsQuery {
  @Year()
  year: number = 2024;
}
