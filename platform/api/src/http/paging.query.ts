import { IsInt, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { FromDigits } from './from-digits.ts';
import { DEFAULT_PAGE_SIZE, MAX_DEPTH, MAX_PAGE_SIZE } from './list-page.ts';

/** The part of a query that every paged list understands. */
export class PagingQuery {
  @ApiProperty({
    type: 'integer',
    required: false,
    maximum: MAX_DEPTH,
    description: `Counts from 1. A page past the last is an empty array; lists are paged ${MAX_DEPTH} items deep.`,
  })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_DEPTH)
  page: number = 1;

  @ApiProperty({ type: 'integer', required: false, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  pageSize: number = DEFAULT_PAGE_SIZE;
}
