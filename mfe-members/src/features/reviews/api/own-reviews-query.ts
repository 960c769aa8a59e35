import { apiListQuery } from '@sinima/runtime';

/** How many reviews a page has. */
export const OWN_REVIEWS_ON_PAGE = 10;

/** The member’s reviews, those that others cannot read too. */
export const ownReviewsQuery = (page = 1) =>
  apiListQuery('/api/me/reviews', { query: { page, pageSize: OWN_REVIEWS_ON_PAGE } });
