import { apiQuery } from '@sinima/runtime';

/** The countries, languages and decades that titles have. */
export const titleFiltersQuery = () => apiQuery('/api/filters/titles');
