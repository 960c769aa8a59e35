import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import { useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { trendingQuery } from '../../titles/trending-query.ts';
import styles from './trending-titles.module.css';

const wallClass = `${sidewaysClass} ${styles.wall}`;

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
