import { apiQuery } from '@sinima/runtime';

/** The festivals, in the editors' order. */
export const festivalsQuery = () => apiQuery('/api/festivals');
