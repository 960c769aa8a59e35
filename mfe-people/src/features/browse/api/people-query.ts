import type { PeopleQuery } from '@sinima/contracts/api';
import { apiListQuery } from '@sinima/runtime';

/** One page of the people who pass some filters. */
export const peopleQuery = (query: PeopleQuery) => apiListQuery('/api/people', { query });
