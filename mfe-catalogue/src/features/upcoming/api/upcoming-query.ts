import { apiQuery } from '@sinima/runtime';

/** Upcoming films on the home page (`docs/specification.md §2`). */
export const UPCOMING_COUNT = 4;

/** Films that are announced. */
export const upcomingQuery = () =>
  apiQuery('/api/titles', { query: { status: 'upcoming', pageSize: UPCOMING_COUNT } });
