import { apiListQuery } from '@sinima/runtime';

/** The three reviews that members wrote last: the same for everybody. */
export const latestReviewsQuery = () =>
  apiListQuery('/api/member-reviews', { query: { sort: 'recent', pageSize: 3 } });
