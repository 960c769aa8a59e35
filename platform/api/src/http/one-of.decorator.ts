import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AllMeansAbsent } from './all-means-absent.ts';

/** Take one of some words, which stand in the contract under `name`; empty and `all` are no filter. */
export function OneOf(words: readonly string[], name: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: words, enumName: name, required: false }),
    AllMeansAbsent(),
    IsOptional(),
    IsIn(words),
  );
}
