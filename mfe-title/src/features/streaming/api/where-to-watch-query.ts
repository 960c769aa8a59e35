import { apiQuery } from '@sinima/runtime';

/** Which platforms stream a title, each with the countries that it is limited to. */
export const whereToWatchQuery = (titleId: string) =>
  apiQuery('/api/titles/{id}/where-to-watch', { path: { id: titleId } });
