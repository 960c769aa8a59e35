import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { atResults } from '@sinima/catalogue-ui/results-place';
import type { City } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { THEATER_PAGE_SIZE, theatersQuery } from './api/theaters-query.ts';
import { NothingShown } from './nothing-shown.tsx';
import { TitleShowings } from './title-showings.tsx';

/** One page of what a city's theaters show, or any city's, with every showing, and the way to the next. */
export function TheaterList({ city, page }: { city: City | undefined; page: number }): ReactNode {
  const query = useQuery({ ...theatersQuery(city, page), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonRows count={4} height="14rem" label="Loading titles in theaters" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  const pageCount = Math.ceil(total / THEATER_PAGE_SIZE);
  if (items.length === 0 && total > 0)
    return <PastTheLastPage pageCount={pageCount} first={paths.theaters(city)} />;
  if (items.length === 0) return <NothingShown city={city} />;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ResultCount total={total} noun="title" />
      {items.map((title) => (
        <TitleShowings key={title.id} title={title} />
      ))}
      <Pagination
        Link={Link}
        page={page}
        pageCount={pageCount}
        to={(other) => atResults(paths.theaters(city, other === 1 ? undefined : other))}
      />
    </div>
  );
}
