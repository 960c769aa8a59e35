import type { PageContext, PageHead } from '@sinima/contracts/remote';
import { trendingQuery } from './api/trending-query.ts';
import { titlesQuery } from './api/titles-query.ts';
import { readFilters, titlesQueryOf } from './browse-filters.ts';
import type { Catalogue } from './catalogues.ts';

/** The read behind the tab that an address shows. */
export function browseQuery(catalogue: Catalogue, search: URLSearchParams) {
  const filters = readFilters(search);
  return filters.tab === 'trending' ? trendingQuery() : titlesQuery(titlesQueryOf(catalogue, filters));
}

/** Reads the page of the list that the address asks for. */
export async function prefetchBrowsePage(catalogue: Catalogue, { search, data }: PageContext): Promise<void> {
  await data.fetch(browseQuery(catalogue, search));
}

/** What a browse page says of itself. */
export function headBrowsePage(catalogue: Catalogue, { search, data }: PageContext): PageHead {
  const failed = data.failure(browseQuery(catalogue, search)) !== null;
  return {
    title: catalogue.title,
    description: catalogue.description,
    canonical: catalogue.path(),
    ...(failed ? { status: 503 } : {}),
  };
}
