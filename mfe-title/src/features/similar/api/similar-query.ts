import { apiQuery } from '@sinima/runtime';

/** Titles of like genre, country and time, the likest first. */
export const similarQuery = (titleId: string) =>
  apiQuery('/api/titles/{id}/similar', { path: { id: titleId } });
