import { apiListQuery } from '@sinima/runtime';

/** What is read and rated most, then what the editors have chosen. */
export const trendingQuery = () => apiListQuery('/api/titles/trending');
