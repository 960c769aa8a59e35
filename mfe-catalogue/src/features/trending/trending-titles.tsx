import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import { useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { trendingQuery } from '../../titles/trending-query.ts';

/** A phone draws the row sideways; a wide screen has the first four large, and the others beside their posters. */
const wallClass =
  `${sidewaysClass} ca:max-sm:auto-cols-[12rem] ca:lg:gap-x-5 ca:lg:gap-y-6 ` +
  'ca:lg:[&>:nth-child(n+5)>*]:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] ca:lg:[&>:nth-child(n+5)>*]:items-end';

/** Every title that is trending, in four columns. */
export function TrendingTitles(): ReactNode {
  const { data: trending, isPending, isError, refetch } = useQuery(trendingQuery());
  if (isPending)
    return <SkeletonGrid count={8} columns="four" className={wallClass} label="Loading trending titles" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (trending.items.length === 0) return <p>No trending content available at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${wallClass}`}>
      {trending.items.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} />
        </li>
      ))}
    </ul>
  );
}
