import type { TitlesQuery } from '@sinima/contracts/api';
import { apiListQuery } from '@sinima/runtime';

/** One page of the titles that pass some filters. */
export const titlesQuery = (query: TitlesQuery) => apiListQuery('/api/titles', { query });
