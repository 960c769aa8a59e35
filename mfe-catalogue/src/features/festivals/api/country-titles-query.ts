import { apiQuery } from '@sinima/runtime';

/** Titles from the festival's country on its page. */
const TITLE_COUNT = 8;

/** The best-liked titles from a country, by its English name. */
export const countryTitlesQuery = (country: string) =>
  apiQuery('/api/titles', { query: { country, pageSize: TITLE_COUNT } });
