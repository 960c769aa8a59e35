import { apiQuery } from '@sinima/runtime';

/** Names that begin as a visitor typed. */
export const suggestionsQuery = (q: string) => apiQuery('/api/suggest', { query: { q, limit: 20 } });
