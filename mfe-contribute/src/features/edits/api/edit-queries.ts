import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { apiListQuery, apiQuery } from '@sinima/runtime';
import type { operations } from '../../../../api/openapi.ts';

/** How many edits a page has. */
export const EDITS_ON_PAGE = 24;

type StateFilter = NonNullable<NonNullable<operations['listEdits']['parameters']['query']>['state']>;

/** The edits that an address asks for; without a state, those that are not decided. */
export function editsQuery(search: URLSearchParams) {
  const state = (search.get('state') ?? 'undecided') as StateFilter;
  const country = search.get('country') ?? undefined;
  const author = Number(search.get('author')) || undefined;
  return apiListQuery('/api/edits', {
    query: { state, country, author, page: pageNumberOf(search), pageSize: EDITS_ON_PAGE },
  });
}

/** Accepted edits, the latest first. */
export const recentEditsQuery = (page = 1) =>
  apiListQuery('/api/edits/recent', { query: { page, pageSize: EDITS_ON_PAGE } });

/** How many edits there are, and how long review takes. */
export const statisticsQuery = () => apiQuery('/api/edits/statistics');

/** One edit, with its changes and votes. */
export const editQuery = (id: string) => apiQuery('/api/edits/{id}', { path: { id } });
