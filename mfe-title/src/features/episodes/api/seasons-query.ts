import { apiQuery } from '@sinima/runtime';

/** Seasons of a series, by number. */
export const seasonsQuery = (slug: string) => apiQuery('/api/titles/{id}/seasons', { path: { id: slug } });
