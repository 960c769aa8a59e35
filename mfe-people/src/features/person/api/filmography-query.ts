import { apiQuery } from '@sinima/runtime';

/** What a person has worked on, newest first. */
export const filmographyQuery = (personId: string) =>
  apiQuery('/api/people/{id}/credits', { path: { id: personId } });
