import { apiQuery } from '@sinima/runtime';

/** The public profile of a member. */
export const memberQuery = (handle: string) => apiQuery('/api/members/{handle}', { path: { handle } });
