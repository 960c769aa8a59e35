import { trendingQuery } from '../../titles/trending-query.ts';
import { titlesQuery } from './api/titles-query.ts';
import { readFilters, titlesQueryOf } from './browse-filters.ts';
import type { ListedCatalogue } from './catalogues.ts';

/** Return the read behind the tab that an address shows. */
export function browseQuery(catalogue: ListedCatalogue, search: URLSearchParams) {
  const filters = readFilters(search);
  return filters.tab === 'trending' ? trendingQuery() : titlesQuery(titlesQueryOf(catalogue, filters));
}
