import { apiQuery } from '@sinima/runtime';

/** The public lists. */
export const listsQuery = () => apiQuery('/api/lists/public');
