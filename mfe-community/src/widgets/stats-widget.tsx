import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { StatCard } from '@sinima/ui-kit/stat-card';
import type { ReactNode } from 'react';
import { statsQuery } from '../features/stats/api/stats-query.ts';
import * as messages from './stats-widget.messages.ts';

/** How much the database holds, counted now; "—" while it is not known. */
export default function StatsWidget(): ReactNode {
  const text = useText();
  const { data, isError, refetch } = useQuery(statsQuery());
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  return (
    <PageSection aria-label={text(messages.statsLabel)}>
      <dl className="co:grid co:grid-cols-2 co:gap-4 co:md:grid-cols-4">
        <StatCard label={text(messages.statTitles)} value={data?.totalTitles ?? null} />
        <StatCard label={text(messages.statPeople)} value={data?.totalPeople ?? null} />
        <StatCard label={text(messages.statReviews)} value={data?.totalReviews ?? null} />
        <StatCard label={text(messages.statMembers)} value={data?.totalMembers ?? null} />
      </dl>
    </PageSection>
  );
}
