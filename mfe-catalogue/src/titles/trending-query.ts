import { apiListQuery } from '@sinima/runtime';

/** The titles that are read and rated most, then the editors' choice. */
export const trendingQuery = () => apiListQuery('/api/titles/trending');
