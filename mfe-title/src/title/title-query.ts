import { apiQuery } from '@sinima/runtime';

/** The title of a slug; an id finds it too. */
export const titleQuery = (slug: string) => apiQuery('/api/titles/slug/{slug}', { path: { slug } });
