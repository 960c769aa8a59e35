import { useText } from '@sinima/runtime';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { PAGE_SIZE, passes, readFilters } from './browse-filters.ts';
import { browseQuery } from './browse-query.ts';
import type { Catalogue } from './catalogues.ts';
import { TitleResults } from './title-results.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** The titles that pass the filters of an address, and their count. */
export function BrowseResults({
  catalogue,
  search,
}: {
  catalogue: Catalogue;
  search: URLSearchParams;
}): ReactNode {
  const text = useText();
  const filters = readFilters(search);
  const isTrending = filters.tab === 'trending';
  return (
    <Loaded
      query={browseQuery(catalogue, search)}
      loading={<SkeletonGrid count={12} label={text(catalogue.texts.loading)} />}
      keepsFormer
    >
      {({ items, total: all, totalIsAtLeast }, isFormer) => {
        const titles = isTrending ? items.filter((title) => passes(title, catalogue, filters)) : items;
        const total = isTrending ? titles.length : all;
        return (
          <div aria-busy={isFormer}>
            <div className="ca:flex ca:flex-wrap ca:items-center ca:justify-between ca:gap-x-4 ca:pb-4 ca:[&>p]:m-0">
              <ResultCount total={total} message={catalogue.count} isAtLeast={totalIsAtLeast} live />
              <ViewToggle catalogue={catalogue} filters={filters} />
            </div>
            <SampleNote of="ratings" isShown={hasSampleRating(titles)} />
            <TitleResults
              catalogue={catalogue}
              filters={filters}
              titles={titles}
              total={total}
              pageCount={isTrending ? 1 : Math.ceil(total / PAGE_SIZE)}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
