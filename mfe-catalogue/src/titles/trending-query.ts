import { apiListQuery } from '@sinima/runtime';

/** What the editors call trending, in their order. */
export const trendingQuery = () => apiListQuery('/api/titles/trending');
