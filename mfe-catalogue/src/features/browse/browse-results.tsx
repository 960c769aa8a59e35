import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { keepPreviousData, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { PAGE_SIZE, passes, readFilters } from './browse-filters.ts';
import { browseQuery } from './browse-query.ts';
import type { Catalogue } from './catalogues.ts';
import { TitleResults } from './title-results.tsx';

/** What passes the filters of an address, and how much of it there is. */
export function BrowseResults({
  catalogue,
  search,
}: {
  catalogue: Catalogue;
  search: URLSearchParams;
}): ReactNode {
  const filters = readFilters(search);
  const query = useQuery({ ...browseQuery(catalogue, search), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={12} label={`Loading ${catalogue.title}`} />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, totalIsAtLeast } = query.data;
  const isTrending = filters.tab === 'trending';
  const titles = isTrending ? items.filter((title) => passes(title, catalogue, filters)) : items;
  const total = isTrending ? titles.length : query.data.total;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ResultCount total={total} noun={catalogue.unit} isAtLeast={totalIsAtLeast} live />
      <TitleResults
        catalogue={catalogue}
        filters={filters}
        titles={titles}
        total={total}
        pageCount={isTrending ? 1 : Math.ceil(total / PAGE_SIZE)}
      />
    </div>
  );
}
