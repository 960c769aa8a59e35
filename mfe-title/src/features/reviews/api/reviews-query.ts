import { apiQuery } from '@sinima/runtime';

/** How many reviews a title's page shows (`docs/specification.md §9`). */
export const reviewLimit = 5;

/** The reviews of a title that its page shows, newest first. */
export const reviewsQuery = (titleId: string) =>
  apiQuery('/api/titles/{id}/reviews', { path: { id: titleId }, query: { pageSize: reviewLimit } });
