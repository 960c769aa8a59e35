import { apiQuery } from '@sinima/runtime';

/** The number of titles, and of people, on a page of results. */
export const PAGE_SIZE = 24;

/** One page of the titles, and one of the people, that match what is typed. */
export const searchQuery = (q: string, page: number) =>
  apiQuery('/api/search', { query: { q, ...(page === 1 ? {} : { page }) } });
