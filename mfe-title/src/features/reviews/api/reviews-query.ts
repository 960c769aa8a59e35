import { apiQuery } from '@sinima/runtime';

/** How many reviews the page of a title shows (`docs/specification.md §9`). */
export const MAX_REVIEWS = 5;

/** The reviews of a title that its page shows, newest first. */
export const reviewsQuery = (slug: string) =>
  apiQuery('/api/titles/{id}/reviews', { path: { id: slug }, query: { pageSize: MAX_REVIEWS } });
