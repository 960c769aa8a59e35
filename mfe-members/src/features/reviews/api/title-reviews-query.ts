import { apiListQuery } from '@sinima/runtime';

/** How many reviews a title shows at first, and at most. */
export const FIRST_REVIEWS = 10;
export const MOST_REVIEWS = 100;

/** Reviews of a title by members, the most liked first: the same for everybody. */
export const titleReviewsQuery = (title: string, pageSize = FIRST_REVIEWS) =>
  apiListQuery('/api/member-reviews', { query: { title, sort: 'most-liked', pageSize } });
