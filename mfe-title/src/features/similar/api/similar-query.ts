import { apiQuery } from '@sinima/runtime';

/** Titles of like genre, country and time, the most similar first. */
export const similarQuery = (slug: string) => apiQuery('/api/titles/{id}/similar', { path: { id: slug } });
