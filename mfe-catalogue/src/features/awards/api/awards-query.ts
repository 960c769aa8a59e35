import { apiQuery } from '@sinima/runtime';

/** The bodies that give awards, in the editors' order. */
export const awardsQuery = () => apiQuery('/api/awards');
