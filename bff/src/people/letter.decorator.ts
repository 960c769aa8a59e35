import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { AllMeansAbsent } from '../http/all-means-absent.js';

/** Take a filter by the first letter of a name, from a to z; empty and `all` are no filter. */
export function Letter(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, pattern: '^[A-Za-z]$' }),
    AllMeansAbsent(),
    IsOptional(),
    Matches(/^[A-Za-z]$/, { message: 'letter must be one letter from a to z' }),
  );
}
