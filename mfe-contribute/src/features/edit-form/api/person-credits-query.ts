import { apiQuery } from '@sinima/runtime';

/** The titles that credit a person. */
export const personCreditsQuery = (slug: string) =>
  apiQuery('/api/people/{id}/credits', { path: { id: slug } });
