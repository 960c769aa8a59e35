import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { AllMeansAbsent } from './all-means-absent.ts';

/** The longest name that a list is filtered by, in characters. */
const MAX_LENGTH = 60;

/** Take a filter by the name of something, such as a genre or country; empty and `all` are no filter. */
export function NameOf(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: MAX_LENGTH }),
    AllMeansAbsent(),
    IsOptional(),
    IsString(),
    MaxLength(MAX_LENGTH),
  );
}
