import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { StatCard } from '@sinima/ui-kit/stat-card';
import type { ReactNode } from 'react';
import { statsQuery } from '../features/stats/api/stats-query.ts';

/** How much the database holds, counted now; "—" while it is not known. */
export default function StatsWidget(): ReactNode {
  const { data, isError, refetch } = useQuery(statsQuery());
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  return (
    <PageSection aria-label="Sinima in numbers">
      <dl className="co:grid co:grid-cols-2 co:gap-4 co:md:grid-cols-4">
        <StatCard label="Titles" value={data?.totalTitles ?? null} />
        <StatCard label="People" value={data?.totalPeople ?? null} />
        <StatCard label="Reviews" value={data?.totalReviews ?? null} />
        <StatCard label="Members" value={data?.totalMembers ?? null} />
      </dl>
    </PageSection>
  );
}
