import { apiQuery } from '@sinima/runtime';

/** One body with the winners and nominees of all its years that are known. */
export const awardQuery = (slug: string) => apiQuery('/api/awards/slug/{slug}', { path: { slug } });
