import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { FromDigits } from './from-digits.ts';

/** What can be a year. One without films is answered with an empty list: an address may have been typed. */
const FIRST = 0;
const LAST = 9999;

/** Take a year. */
export function Year(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', required: false, minimum: FIRST, maximum: LAST }),
    FromDigits(),
    IsInt(),
    Min(FIRST),
    Max(LAST),
  );
}
