import { keepPreviousData, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { addressWith, passes, pageSize, readFilters, type BrowseFilters } from '../browse-filters.ts';
import { browseQuery } from '../browse-page-data.ts';
import type { Catalogue } from '../catalogues.ts';
import { useEffect, useRef } from 'react';
import styles from './browse-page.module.css';
import { FilterForm } from './filter-form.tsx';
import { resultsId, TitleResults } from './title-results.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** The link that led to another page of the list may be gone there: the keyboard goes on where its results begin. */
function useFocusOnNextPage(page: number) {
  const results = useRef<HTMLDivElement>(null);
  const former = useRef(page);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtPages = focused === document.body || focused?.closest('nav[aria-label="Pages"]');
    if (former.current !== page && isAtPages) results.current?.focus({ preventScroll: true });
    former.current = page;
  }, [page]);
  return results;
}

/** A catalogue: filters, tabs, and the grid or list of what passes. All of it is in the address. */
export function BrowsePage({ catalogue }: { catalogue: Catalogue }) {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const tab = catalogue.tabs.find(({ id }) => id === filters.tab) ?? catalogue.tabs[0]!;
  const results = useFocusOnNextPage(filters.page);
  return (
    <>
      <PageBanner
        title={catalogue.title}
        note={catalogue.note}
        slug={catalogue.title}
        country={catalogue.clothOf}
      />
      <div className={styles.page}>
        <FilterForm catalogue={catalogue} filters={filters} />
        <TabLinks
          Link={Link}
          label={`Kinds of ${catalogue.title}`}
          current={tab.id}
          tabs={catalogue.tabs.map(({ id, label }) => ({
            id,
            label,
            to: addressWith(catalogue, filters, { tab: id }),
          }))}
        />
        <div id={resultsId} ref={results} tabIndex={-1} className={styles.heading}>
          <SectionHeading
            title={tab.label}
            note={`${tab.line} Ratings are sample data for now.`}
            action={<ViewToggle catalogue={catalogue} filters={filters} />}
          />
        </div>
        <Results catalogue={catalogue} filters={filters} search={search} />
      </div>
    </>
  );
}

interface ResultsProps {
  catalogue: Catalogue;
  filters: BrowseFilters;
  search: URLSearchParams;
}

function Results({ catalogue, filters, search }: ResultsProps) {
  const query = useQuery({ ...browseQuery(catalogue, search), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={12} label={`Loading ${catalogue.title}`} />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const isTrending = filters.tab === 'trending';
  const titles = isTrending
    ? query.data.items.filter((title) => passes(title, catalogue, filters))
    : query.data.items;
  const total = isTrending ? titles.length : query.data.total;
  const [one, others] = catalogue.unit;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={styles.count} aria-live="polite">
        <Badge tone="accent">
          {total.toLocaleString('en-US')}
          {query.data.totalIsAtLeast ? '+' : ''} {total === 1 ? one : others}
        </Badge>
      </p>
      <TitleResults
        catalogue={catalogue}
        filters={filters}
        titles={titles}
        pageCount={isTrending ? 1 : Math.ceil(total / pageSize)}
      />
    </div>
  );
}
