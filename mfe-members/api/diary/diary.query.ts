import { PagingQuery } from '@sinima/api/http/paging.query';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Which viewings. */
export class DiaryQuery extends PagingQuery {
  /** Slug of a title; left out: of all titles. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  title?: string;
}
