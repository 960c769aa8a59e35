import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { personLine } from '@sinima/catalogue-ui/person-line';
import { atResults } from '@sinima/catalogue-ui/results-place';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { peopleQuery } from './api/people-query.ts';
import { addressOf, PAGE_SIZE, peopleQueryOf, type PeopleFilters } from './people-filters.ts';

/** Placeholders while loading (`docs/specification.md §9`). */
const PLACEHOLDER_COUNT = 12;

/** The people who pass the filters, and the way to the next page. */
export function PeopleResults({ filters }: { filters: PeopleFilters }): ReactNode {
  const query = useQuery({ ...peopleQuery(peopleQueryOf(filters)), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={PLACEHOLDER_COUNT} label="Loading people" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total, totalIsAtLeast } = query.data;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (items.length === 0 && total > 0) {
    return <PastTheLastPage pageCount={pageCount} first={addressOf({ ...filters, page: 1 })} />;
  }
  if (items.length === 0) return <p>No talent found matching your search criteria.</p>;
  return (
    <section aria-label="People" aria-busy={query.isPlaceholderData}>
      <ResultCount total={total} noun={['person', 'people']} isAtLeast={totalIsAtLeast} live />
      <ul className={cardGridClass({ isLong: true })}>
        {items.map((person) => (
          <li key={person.id}>
            <PersonRecordCard person={person} bio={personLine(person)} level={2} />
          </li>
        ))}
      </ul>
      <Pagination
        Link={Link}
        page={filters.page}
        pageCount={pageCount}
        to={(page) => atResults(addressOf({ ...filters, page }))}
      />
    </section>
  );
}
