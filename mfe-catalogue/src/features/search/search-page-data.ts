import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { searchQuery } from './api/search-query.ts';

/** What an address looks for, trimmed; empty: nothing. */
export function queryOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 100);
}

/** Reads what matches, if anything is looked for. */
export async function prefetchSearchPage({ search, data }: PageContext): Promise<void> {
  const q = queryOf(search);
  if (q !== '') await data.fetch(searchQuery(q));
}

/** What the search page says of itself. */
export function headSearchPage({ search, data }: PageContext): PageHead {
  const q = queryOf(search);
  const failed = q !== '' && data.failure(searchQuery(q)) !== null;
  return { title: q === '' ? 'Search' : `Search: ${q}`, ...(failed ? { status: 503 } : {}) };
}
