import { apiQuery } from '@sinima/runtime';

/** Nominations and awards of a title, newest first. */
export const titleAwardsQuery = (slug: string) => apiQuery('/api/titles/{id}/awards', { path: { id: slug } });
