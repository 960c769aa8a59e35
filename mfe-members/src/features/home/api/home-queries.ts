import { apiListQuery } from '@sinima/runtime';

/** How many stand on the home page. */
const ON_HOME = 3;
const LISTS_ON_HOME = 4;

/** The latest reviews of members. */
export const recentReviewsQuery = () => apiListQuery('/api/member-reviews', { query: { pageSize: ON_HOME } });

/** The lists that most members like. */
export const popularListsQuery = () =>
  apiListQuery('/api/member-lists', { query: { sort: 'most-liked', pageSize: LISTS_ON_HOME } });
