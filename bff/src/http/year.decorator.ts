import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { FromDigits } from './from-digits.js';

/** The year of the first film, and one that is far off. */
const FIRST = 1888;
const LAST = 2100;

/** Take a year in which there may have been films. */
export function Year(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', required: false, minimum: FIRST, maximum: LAST }),
    FromDigits(),
    IsInt(),
    Min(FIRST),
    Max(LAST),
  );
}
