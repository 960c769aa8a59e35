import { OneOf } from '@sinima/api/http/one-of.decorator';
import { PagingQuery } from '@sinima/api/http/paging.query';

export const RATING_SORTS = ['recent', 'highest', 'lowest'] as const;

/** Which of the own ratings, in which order. */
export class OwnRatingsQuery extends PagingQuery {
  /** Left out: the latest first. */
  @OneOf(RATING_SORTS, 'RatingSort')
  sort?: (typeof RATING_SORTS)[number];
}
