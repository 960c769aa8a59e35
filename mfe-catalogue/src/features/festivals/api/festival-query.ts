import { apiQuery } from '@sinima/runtime';

/** One festival. */
export const festivalQuery = (slug: string) => apiQuery('/api/festivals/slug/{slug}', { path: { slug } });
