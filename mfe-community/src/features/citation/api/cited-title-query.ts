import { apiQuery } from '@sinima/runtime';

/** The title that is cited, by its slug. */
export const citedTitleQuery = (slug: string) => apiQuery('/api/titles/slug/{slug}', { path: { slug } });
