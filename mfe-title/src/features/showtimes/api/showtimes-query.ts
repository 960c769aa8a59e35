import { apiQuery } from '@sinima/runtime';

/** Where and when a title is shown, in local times. */
export const showtimesQuery = (titleId: string) =>
  apiQuery('/api/titles/{id}/showtimes', { path: { id: titleId } });
