import { apiQuery } from '@sinima/runtime';

/** The person that is cited, by their slug. */
export const citedPersonQuery = (slug: string) => apiQuery('/api/people/slug/{slug}', { path: { slug } });
