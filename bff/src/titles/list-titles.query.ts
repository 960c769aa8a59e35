import { ApiProperty } from '@nestjs/swagger';
import {
  CITIES,
  STREAMING_PLATFORMS,
  TITLE_SORTS,
  TITLE_STATUSES,
  TITLE_TYPES,
  type City,
  type StreamingPlatform,
  type TitleSort,
  type TitleStatus,
  type TitleType,
} from '@sinima/contracts/vocabulary';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AllMeansAbsent } from '@sinima/api/http/all-means-absent';
import { NameOf } from '@sinima/api/http/name-of.decorator';
import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { Year } from '@sinima/api/http/year.decorator';

/** The query of `GET /api/titles`. Filters are joined by "and". */
export class ListTitlesQuery extends PagingQuery {
  @OneOf(TITLE_TYPES, 'TitleType')
  type?: TitleType;

  /**
   * Substring of the title, whatever its case and diacritics: `ajoke` finds "Àjọ̀kẹ́".
   * @example "ajoke"
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;

  /**
   * Whatever its case. `all` is no filter.
   * @example "drama"
   */
  @NameOf()
  genre?: string;

  /**
   * Release year. `all` is no filter.
   * @example 2018
   */
  @AllMeansAbsent()
  @IsOptional()
  @Year()
  year?: number;

  /**
   * The first year of ten: 1990 is from 1990 to 1999. `all` is no filter.
   * @example 1990
   */
  @AllMeansAbsent()
  @IsOptional()
  @Year()
  decade?: number;

  /**
   * English name, whatever its case.
   * @example "Nigeria"
   */
  @NameOf()
  country?: string;

  /**
   * English name, whatever its case.
   * @example "Yoruba"
   */
  @NameOf()
  language?: string;

  /** Absent: both. */
  @OneOf(TITLE_STATUSES, 'TitleStatus')
  status?: TitleStatus;

  /** `popularity` equals `rating`: titles with enough ratings come first, best first, the rest by prizes, nominations, the editors’ order and year; `year`, newest first; `title`, A to Z; `most-awarded`, by prizes that are known here. `top-rated` is another name of `rating`; `new` is `year`, without what is not out yet unless `status` asks for it. */
  @ApiProperty({ enum: TITLE_SORTS, enumName: 'TitleSort', required: false })
  @IsIn(TITLE_SORTS)
  sort: TitleSort = 'popularity';
}

/** The query of `GET /api/titles/streaming`. */
export class StreamingQuery extends PagingQuery {
  @OneOf(STREAMING_PLATFORMS, 'StreamingPlatform')
  platform?: StreamingPlatform;
}

/** The query of `GET /api/titles/theaters`. */
export class TheatersQuery extends PagingQuery {
  @OneOf(CITIES, 'City')
  city?: City;
}
