import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { atResults } from '@sinima/catalogue-ui/results-place';
import type { StreamingPlatform } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { STREAMING_PAGE_SIZE, streamingListQuery } from './api/streaming-list-query.ts';
import { NothingStreams } from './nothing-streams.tsx';
import { StreamingCards } from './streaming-cards.tsx';

interface StreamingListProps {
  platform: StreamingPlatform | undefined;
  page: number;
}

/** One page of what streams on a platform, or on any, and the way to the next. */
export function StreamingList({ platform, page }: StreamingListProps): ReactNode {
  const query = useQuery({ ...streamingListQuery(platform, page), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={12} label="Loading streaming titles" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  const pageCount = Math.ceil(total / STREAMING_PAGE_SIZE);
  if (items.length === 0 && total > 0)
    return <PastTheLastPage pageCount={pageCount} first={paths.streaming(platform)} />;
  if (items.length === 0) return <NothingStreams platform={platform} />;
  return (
    <>
      <ResultCount total={total} noun="title" />
      <StreamingCards titles={items} level={2} busy={query.isPlaceholderData} />
      <Pagination
        Link={Link}
        page={page}
        pageCount={pageCount}
        to={(other) => atResults(paths.streaming(platform, other === 1 ? undefined : other))}
      />
    </>
  );
}
