import { apiQuery } from '@sinima/runtime';

/** Cast and crew of a title, by billing order. */
export const creditsQuery = (slug: string) => apiQuery('/api/titles/{id}/credits', { path: { id: slug } });
