import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { apiListQuery, apiQuery } from '@sinima/runtime';
import type { operations } from '../../../../api/openapi.ts';
import { STATE_TEXTS } from '../../../../api/shapes/state-texts.ts';

/** How many edits a page has. */
export const EDITS_ON_PAGE = 24;

type StateFilter = NonNullable<NonNullable<operations['listEdits']['parameters']['query']>['state']>;

/** The most characters of a country's name, as the API takes it. */
const MAX_COUNTRY = 60;

const isState = (text: string | null): text is StateFilter =>
  text !== null && (text === 'all' || Object.hasOwn(STATE_TEXTS, text));

/** The edits that an address asks for; without a state that there is, those that are not decided. */
export function editsQuery(search: URLSearchParams) {
  const asked = search.get('state');
  const state = isState(asked) ? asked : 'undecided';
  const named = search.get('country') ?? '';
  const country = named.length <= MAX_COUNTRY ? named || undefined : undefined;
  const author = /^[1-9]\d{0,9}$/.test(search.get('author') ?? '') ? Number(search.get('author')) : undefined;
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
