import { apiQuery } from '@sinima/runtime';

/** The companies, by name. */
export const companiesQuery = () => apiQuery('/api/companies');
