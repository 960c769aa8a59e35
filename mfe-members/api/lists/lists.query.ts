import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export const LIST_SORTS = ['recent', 'most-liked'] as const;

/** Which public lists, in which order. */
export class MemberListsQuery extends PagingQuery {
  /** Handle of a member with a public profile; left out: of all members. */
  @IsOptional()
  @IsString()
  @MaxLength(30)
  member?: string;

  /** Left out: the latest first. */
  @OneOf(LIST_SORTS, 'MemberListSort')
  sort?: (typeof LIST_SORTS)[number];
}

/** About which title the own lists are asked. */
export class ListsWithTitleQuery {
  /** Slug of a title. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  title?: string;
}
