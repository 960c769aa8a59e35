import { apiQuery } from '@sinima/runtime';

/** One festival, with titles from its country. */
export const festivalQuery = (slug: string) => apiQuery('/api/festivals/slug/{slug}', { path: { slug } });
