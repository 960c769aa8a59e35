import { RECORD_KINDS, type RecordKind } from '@sinima/api/catalogue-writes';
import { ApiProperty } from '@nestjs/swagger';
import { FromDigits } from '@sinima/api/http/from-digits';
import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { EDIT_STATES, type EditState } from '../stored/edit.schema.ts';

const FILTERS = ['undecided', ...EDIT_STATES] as const;
export type StateFilter = EditState | 'undecided';

/** Which edits, the latest first. */
export class EditsQuery extends PagingQuery {
  /** `undecided`: open, held, with the editors, or in conflict. Left out: all. */
  @OneOf(FILTERS, 'EditStateFilter')
  state?: StateFilter;

  /** English name of a country. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  country?: string;

  /** Number of an author. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @FromDigits()
  @IsInt()
  @Min(1)
  author?: number;

  /** With `slug`: edits of one record. */
  @OneOf(RECORD_KINDS, 'RecordKind')
  kind?: RecordKind;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string;
}
