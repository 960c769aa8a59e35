import { apiQuery } from '@sinima/runtime';

/** The signed-in member, and the token of the member's writes. */
export const meQuery = () => apiQuery('/api/me');
