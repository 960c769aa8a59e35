import { IsOptional } from 'class-validator';
import { AllMeansAbsent } from '../http/all-means-absent.js';
import { Year } from '../http/year.decorator.js';

/** What one award can be asked for. */
export class AwardsQuery {
  /**
   * Only the edition of this year.
   * @example 2024
   */
  @AllMeansAbsent()
  @IsOptional()
  @Year()
  year?: number;
}

/** The query of `GET /api/awards/highlights`; 2024 is the year that the site shows (`docs/specification.md §2`). */
export class HighlightsQuery {
  @Year()
  year: number = 2024;
}
