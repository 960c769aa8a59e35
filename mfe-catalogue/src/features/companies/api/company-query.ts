import { apiQuery } from '@sinima/runtime';

/** One company, with its titles. */
export const companyQuery = (slug: string) => apiQuery('/api/companies/{slug}', { path: { slug } });
