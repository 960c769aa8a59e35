import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';

/** The tabs of the results, in their order. */
export const TABS = ['all', 'titles', 'people'] as const;
export type SearchTab = (typeof TABS)[number];

/** Return what an address searches for, trimmed; empty: nothing. */
export function queryOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 100);
}

/** Return a query without the quotation marks, which ask for words themselves. */
export function withoutMarks(q: string): string {
  return q.replace(/["“”„«»]/g, '');
}

/** Return the tab that an address opens; anything else opens all. */
export function tabOf(search: URLSearchParams): SearchTab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'all';
}

/** Return the page that an address asks for; all kinds together have one, which leads to those of each. */
export function pageOf(search: URLSearchParams): number {
  return tabOf(search) === 'all' ? 1 : pageNumberOf(search);
}

/** Return the address of a search with a tab open, at a page of it. */
export function addressOf(q: string, tab: SearchTab, page = 1): string {
  return `${paths.search(q)}${tab === 'all' ? '' : `&tab=${tab}`}${page === 1 ? '' : `&page=${page}`}`;
}
