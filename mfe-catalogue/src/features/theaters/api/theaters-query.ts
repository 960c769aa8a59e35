import type { City } from '@sinima/contracts/api';
import { apiListQuery } from '@sinima/runtime';

/** Titles on a page of all that are shown. */
export const THEATER_PAGE_SIZE = 24;

/** The titles in theaters, in one city or in any. */
export const theatersQuery = (city: City | undefined, page = 1) =>
  apiListQuery('/api/titles/theaters', {
    query: { ...(city === undefined ? {} : { city }), page, pageSize: THEATER_PAGE_SIZE },
  });
