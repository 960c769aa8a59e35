import { apiQuery } from '@sinima/runtime';

/** Titles from the festival's country on its page. */
const titlesOfCountry = 8;

/** The best-liked titles from a country, by its English name. */
export const countryTitlesQuery = (country: string) =>
  apiQuery('/api/titles', { query: { country, pageSize: titlesOfCountry } });
