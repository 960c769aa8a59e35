import { apiQuery } from '@sinima/runtime';

/** Seasons of a series, by number. */
export const seasonsQuery = (titleId: string) =>
  apiQuery('/api/titles/{id}/seasons', { path: { id: titleId } });
