import { apiListQuery } from '@sinima/runtime';

/** Reviews on the home page (`docs/specification.md §9`). */
export const REVIEWS_ON_HOME = 3;

/** Reviews on a page of all of them. */
export const REVIEWS_ON_PAGE = 12;

/** One page of the reviews, newest first. */
export const recentReviewsQuery = ({ page = 1, pageSize }: { page?: number; pageSize: number }) =>
  apiListQuery('/api/reviews/recent', { query: { page, pageSize } });
