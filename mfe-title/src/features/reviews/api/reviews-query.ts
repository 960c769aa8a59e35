import { apiQuery } from '@sinima/runtime';

/** Reviews of a title, newest first. */
export const reviewsQuery = (titleId: string) => apiQuery('/api/titles/{id}/reviews', { path: { id: titleId } });
