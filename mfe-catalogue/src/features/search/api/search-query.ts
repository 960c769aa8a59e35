import { apiQuery } from '@sinima/runtime';

/** Titles and people that match what is typed. */
export const searchQuery = (q: string) => apiQuery('/api/search', { query: { q } });
