import { apiQuery } from '@sinima/runtime';

/** How much the database holds. */
export const statsQuery = () => apiQuery('/api/stats');
