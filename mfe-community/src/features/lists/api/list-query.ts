import { apiQuery } from '@sinima/runtime';

/** A list with its items. */
export const listQuery = (slug: string) => apiQuery('/api/lists/slug/{slug}', { path: { slug } });
