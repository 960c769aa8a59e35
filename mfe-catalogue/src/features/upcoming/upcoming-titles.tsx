import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import { useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { UPCOMING_COUNT, upcomingQuery } from './api/upcoming-query.ts';
import { releaseText } from './release-text.ts';

/** Films that are announced, each with its day and its plot. */
export function UpcomingTitles(): ReactNode {
  const { data: titles, isPending, isError, refetch } = useQuery(upcomingQuery());
  if (isPending)
    return (
      <SkeletonGrid
        count={UPCOMING_COUNT}
        columns="four"
        className={sidewaysClass}
        label="Loading upcoming titles"
      />
    );
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (titles.length === 0) return <p>No film is announced at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${sidewaysClass}`}>
      {titles.slice(0, UPCOMING_COUNT).map((title) => (
        <li key={title.id}>
          <TitleRecordCard title={title} meta={releaseText(title)}>
            {title.plotSummary === null ? null : (
              <p className="ca:text-sm ca:text-muted">{title.plotSummary}</p>
            )}
          </TitleRecordCard>
        </li>
      ))}
    </ul>
  );
}
