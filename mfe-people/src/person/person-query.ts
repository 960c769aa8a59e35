import { apiQuery } from '@sinima/runtime';

/** The person of a slug; an id finds them too. */
export const personQuery = (slug: string) => apiQuery('/api/people/slug/{slug}', { path: { slug } });
