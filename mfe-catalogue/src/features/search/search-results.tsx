import type { SearchResults as Found } from '@sinima/contracts/api';
import { Link, useQuery } from '@sinima/runtime';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { searchQuery } from './api/search-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { FoundPeople } from './found-people.tsx';
import { FoundTitles } from './found-titles.tsx';
import { addressOf, TABS, type SearchTab } from './search-address.ts';

/** What a search found, with the count of each kind over all that match. */
export function SearchResults({ q, tab }: { q: string; tab: SearchTab }): ReactNode {
  const { data: found, isError, refetch } = useQuery(searchQuery(q));
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
      <h1 className="ca:headline ca:text-2xl ca:wrap-anywhere">
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
      {tab === 'titles' ? null : <FoundPeople people={people.items} />}
    </>
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
