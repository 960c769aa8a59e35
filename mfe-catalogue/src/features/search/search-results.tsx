import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { atResults, RESULTS_ID } from '@sinima/catalogue-ui/results-place';
import type { SearchResults as Found } from '@sinima/contracts/api';
import { Link, useQuery } from '@sinima/runtime';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { PAGE_SIZE, searchQuery } from './api/search-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { FoundPeople } from './found-people.tsx';
import { FoundTitles } from './found-titles.tsx';
import { addressOf, TABS, type SearchTab } from './search-address.ts';

interface SearchResultsProps {
  q: string;
  tab: SearchTab;
  page: number;
}

/** What a search found, with the count of each kind over all that match. */
export function SearchResults({ q, tab, page }: SearchResultsProps): ReactNode {
  const { data: found, isError, refetch } = useQuery(searchQuery(q, page));
  if (!found) {
    return (
      <>
        <UnseenHeading>Search</UnseenHeading>
        {isError ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={12} label="Searching" />
        )}
      </>
    );
  }
  const { total, titles, people } = found;
  return (
    <>
      <h1
        id={RESULTS_ID}
        tabIndex={-1}
        className="ca:headline ca:text-2xl ca:wrap-anywhere ca:focus:outline-0"
      >
        {total} results for "{q}"
      </h1>
      <TabLinks Link={Link} label="Kinds of results" current={tab} tabs={tabsOf(q, found)} />
      {total === 0 ? (
        <EmptyState
          title="No results found"
          text="Try adjusting your search or browse our categories instead."
          action={<CategoryChips />}
        />
      ) : null}
      {tab === 'people' ? null : <FoundTitles titles={titles.items} />}
      {tab === 'all' ? <AllOfAKind q={q} tab="titles" of={titles} noun="titles" /> : null}
      {tab === 'titles' ? null : <FoundPeople people={people.items} />}
      {tab === 'all' ? <AllOfAKind q={q} tab="people" of={people} noun="people" /> : null}
      {tab === 'all' ? null : <KindPages q={q} tab={tab} page={page} of={found[tab]} />}
    </>
  );
}

/** Of one kind: how many there are, and those of this page. */
interface FoundKind {
  readonly total: number;
  readonly items: readonly unknown[];
}

/** Where all kinds stand together: the way to the rest of one. */
function AllOfAKind({
  q,
  tab,
  of,
  noun,
}: {
  q: string;
  tab: SearchTab;
  of: FoundKind;
  noun: string;
}): ReactNode {
  if (of.total <= of.items.length) return null;
  return (
    <p>
      <MoreLink to={addressOf(q, tab)}>
        All {of.total.toLocaleString('en-US')} {noun}
      </MoreLink>
    </p>
  );
}

/** Where one kind stands alone: the way to its other pages. */
function KindPages({
  q,
  tab,
  page,
  of,
}: {
  q: string;
  tab: SearchTab;
  page: number;
  of: FoundKind;
}): ReactNode {
  const pageCount = Math.ceil(of.total / PAGE_SIZE);
  if (of.items.length === 0 && of.total > 0) {
    return <PastTheLastPage pageCount={pageCount} first={addressOf(q, tab)} />;
  }
  return (
    <Pagination
      Link={Link}
      page={page}
      pageCount={pageCount}
      to={(other) => atResults(addressOf(q, tab, other))}
    />
  );
}

function tabsOf(q: string, { total, titles, people }: Found) {
  const labels: Record<SearchTab, string> = {
    all: `All (${total})`,
    titles: `Titles (${titles.total})`,
    people: `People (${people.total})`,
  };
  return TABS.map((id) => ({ id, label: labels[id], to: addressOf(q, id) }));
}
