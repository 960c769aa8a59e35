import { apiQuery } from '@sinima/runtime';

/** The filmography of a person, newest title first. */
export const personCreditsQuery = (slug: string) =>
  apiQuery('/api/people/{id}/credits', { path: { id: slug } });
