import { ApiPropertyOptional } from '@nestjs/swagger';
import { FromDigits } from '../http/from-digits.js';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { AllMeansAbsent } from '../http/all-means-absent.js';
import { PagingQuery } from '../http/paging.query.js';
import { CITIES, type City } from '@sinima/contracts/vocabulary';
import {
  STREAMING_PLATFORMS,
  TITLE_SORTS,
  TITLE_STATUSES,
  TITLE_TYPES,
  type StreamingPlatform,
  type TitleSort,
  type TitleStatus,
  type TitleType,
} from '@sinima/contracts/vocabulary';

/** What `GET /api/titles` can be asked for. Filters are joined by "and". */
export class ListTitlesQuery extends PagingQuery {
  @ApiPropertyOptional({ enum: TITLE_TYPES, enumName: 'TitleType' })
  @AllMeansAbsent()
  @IsOptional()
  @IsIn(TITLE_TYPES)
  type?: TitleType;

  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'Substring of the title, whatever its case and diacritics: `ajoke` finds "Àjọ̀kẹ́".',
    example: 'ajoke',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: 'Whatever its case. `all` is no filter.',
    example: 'drama',
  })
  @AllMeansAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(60)
  genre?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1888,
    maximum: 2100,
    description: 'Release year. `all` is no filter.',
    example: 2018,
  })
  @AllMeansAbsent()
  @IsOptional()
  @FromDigits()
  @IsInt()
  @Min(1888)
  @Max(2100)
  year?: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: 'English name, whatever its case.',
    example: 'Nigeria',
  })
  @AllMeansAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(60)
  country?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description: 'English name, whatever its case.',
    example: 'Yoruba',
  })
  @AllMeansAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(60)
  language?: string;

  @ApiPropertyOptional({ enum: TITLE_STATUSES, enumName: 'TitleStatus', description: 'Absent: both.' })
  @AllMeansAbsent()
  @IsOptional()
  @IsIn(TITLE_STATUSES)
  status?: TitleStatus;

  @ApiPropertyOptional({
    enum: TITLE_SORTS,
    enumName: 'TitleSort',
    default: 'popularity',
    description:
      '`popularity` equals `rating`, best first; `year`, newest first; `title`, A to Z. `top-rated` and `new` are other names of `rating` and `year`.',
  })
  @IsIn(TITLE_SORTS)
  sort: TitleSort = 'popularity';
}

/** What `GET /api/titles/streaming` can be asked for. */
export class StreamingQuery extends PagingQuery {
  @ApiPropertyOptional({ enum: STREAMING_PLATFORMS, enumName: 'StreamingPlatform' })
  @AllMeansAbsent()
  @IsOptional()
  @IsIn(STREAMING_PLATFORMS)
  platform?: StreamingPlatform;
}

/** What `GET /api/titles/theaters` can be asked for. */
export class TheatersQuery extends PagingQuery {
  @ApiPropertyOptional({ enum: CITIES, enumName: 'City' })
  @AllMeansAbsent()
  @IsOptional()
  @IsIn(CITIES)
  city?: City;
}
