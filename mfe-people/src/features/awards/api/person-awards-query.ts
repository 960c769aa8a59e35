import { apiQuery } from '@sinima/runtime';

/** Nominations and awards of a person, newest first. */
export const personAwardsQuery = (slug: string) =>
  apiQuery('/api/people/{id}/awards', { path: { id: slug } });
