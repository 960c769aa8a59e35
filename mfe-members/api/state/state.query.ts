import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsString, MaxLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

/** How many of each kind one call asks about. */
const MOST = 100;

/** Take some names, with commas between them. */
function Names(description: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      description: `${description}, up to ${MOST}, with commas.`,
      example,
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? [...new Set(value.split(',').filter((name) => name !== ''))] : value,
    ),
    IsOptional(),
    ArrayMaxSize(MOST),
    IsString({ each: true }),
    MaxLength(200, { each: true }),
  );
}

/** The records on a page. */
export class StateQuery {
  @Names('Slugs of titles', 'living-in-bondage')
  titles?: string[];

  @Names('Slugs of people', 'genevieve-nnaji')
  people?: string[];

  @Names('Ids of members’ reviews', '5f1d7f3a9b2c4d5e6f708192')
  reviews?: string[];

  @Names('Keys of members’ lists', '3f0c8a52-9b1e-4d7a-8a5f-2f6d1c0b9e77')
  lists?: string[];

  @Names('Handles of members', 'amina')
  members?: string[];
}
