import { apiQuery } from '@sinima/runtime';

/** The festivals. */
export const festivalsQuery = () => apiQuery('/api/festivals');
