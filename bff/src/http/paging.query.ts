import { ApiPropertyOptional } from '@nestjs/swagger';

import { IsInt, Max, Min } from 'class-validator';
import { FromDigits } from './from-digits.js';
import { DEFAULT_PAGE_SIZE, MAX_DEPTH, MAX_PAGE_SIZE } from './list-page.js';

/** The part of a query that every paged list understands. */
export class PagingQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_DEPTH,
    default: 1,
    description: `Counts from 1. A page past the last is an empty array; lists are paged ${MAX_DEPTH} items deep.`,
  })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_DEPTH)
  page: number = 1;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  pageSize: number = DEFAULT_PAGE_SIZE;
}
