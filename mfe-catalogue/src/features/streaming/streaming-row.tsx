import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import type { StreamingPlatform } from '@sinima/contracts/api';
import { keepPreviousData, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { streamingQuery } from './api/streaming-query.ts';
import { NothingStreams } from './nothing-streams.tsx';
import { StreamingCards } from './streaming-cards.tsx';

/** Posters of the row (`docs/specification.md §9`). */
const MAX_TITLES = 10;

/** What streams on a platform, or on any, as a row. While another platform loads, the former one stays in view. */
export function StreamingRow({ platform }: { platform: StreamingPlatform | undefined }): ReactNode {
  const query = useQuery({ ...streamingQuery(platform), placeholderData: keepPreviousData });
  const row = cardRowClass('five');
  if (query.isPending)
    return <SkeletonGrid count={MAX_TITLES} label="Loading streaming titles" className={row} />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <NothingStreams platform={platform} />;
  return (
    <StreamingCards
      titles={query.data.slice(0, MAX_TITLES)}
      level={3}
      busy={query.isPlaceholderData}
      className={row}
    />
  );
}
