import { apiQuery } from '@sinima/runtime';

/** Episodes of a season, by number. */
export const episodesQuery = (seasonId: string) =>
  apiQuery('/api/seasons/{id}/episodes', { path: { id: seasonId } });
