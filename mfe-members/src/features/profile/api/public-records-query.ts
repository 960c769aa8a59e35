import { apiListQuery } from '@sinima/runtime';

/** How many reviews a profile shows on a page, and how many lists. */
export const REVIEWS_ON_PAGE = 10;
const LISTS_ON_PROFILE = 24;

/** Reviews of a member with a public profile, the latest first. */
export const reviewsOfMemberQuery = (member: string, page = 1) =>
  apiListQuery('/api/member-reviews', { query: { member, page, pageSize: REVIEWS_ON_PAGE } });

/** Public lists of such a member, the latest first. */
export const listsOfMemberQuery = (member: string) =>
  apiListQuery('/api/member-lists', { query: { member, pageSize: LISTS_ON_PROFILE } });
