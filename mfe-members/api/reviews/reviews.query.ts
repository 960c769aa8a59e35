import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export const REVIEW_SORTS = ['recent', 'most-liked'] as const;

/** Which members’ reviews, in which order. */
export class MemberReviewsQuery extends PagingQuery {
  /** Slug of a title; left out: of all titles. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  title?: string;

  /** Handle of a member with a public profile; left out: of all members. */
  @IsOptional()
  @IsString()
  @MaxLength(30)
  member?: string;

  /** Left out: the latest first. */
  @OneOf(REVIEW_SORTS, 'MemberReviewSort')
  sort?: (typeof REVIEW_SORTS)[number];
}
