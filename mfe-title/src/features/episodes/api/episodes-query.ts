import { apiQuery } from '@sinima/runtime';

/**
 * Episodes of a season of a series, by number.
 *
 * @param season its number; the first season when absent
 */
export const episodesQuery = (slug: string, season?: number) =>
  apiQuery('/api/titles/{id}/episodes', { path: { id: slug }, query: { season } });
