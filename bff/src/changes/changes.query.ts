import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { FromDigits } from '@sinima/api/http/from-digits';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@sinima/api/http/list-page';

/** No log is longer. */
const MAX_SEQUENCE = 1_000_000_000;

/** Which part of the log is asked for. */
export class ChangesQuery {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEQUENCE,
    required: false,
    description: 'Only changes after this one.',
  })
  @FromDigits()
  @IsInt()
  @Min(0)
  @Max(MAX_SEQUENCE)
  after: number = 0;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
    required: false,
  })
  @FromDigits()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  pageSize: number = DEFAULT_PAGE_SIZE;
}

/** Which state of a record is asked for. */
export class RecordQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEQUENCE,
    description: 'The record as it was after this change of the log; left out: as it is.',
  })
  @IsOptional()
  @FromDigits()
  @IsInt()
  @Min(0)
  @Max(MAX_SEQUENCE)
  at?: number;
}
