import { apiQuery } from '@sinima/runtime';

/** What the editors call trending, in their order. */
export const trendingQuery = () => apiQuery('/api/titles/trending');
