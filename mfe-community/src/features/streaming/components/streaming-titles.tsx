import type { StreamingPlatform } from '@sinima/contracts/api';
import { keepPreviousData, useQuery } from '@sinima/runtime';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import row from '../../../row.module.css';
import { streamingQuery } from '../api/streaming-query.ts';
import { StreamingCards } from './streaming-cards.tsx';

/** Posters of the widget (`docs/specification.md §9`). */
const titleLimit = 10;

/** What streams on a platform, or on any. While another platform loads, the former one stays in view. */
export function StreamingTitles({ platform }: { platform: StreamingPlatform | undefined }) {
  const query = useQuery({ ...streamingQuery(platform), placeholderData: keepPreviousData });
  if (query.isPending) {
    return (
      <SkeletonGrid
        count={titleLimit}
        label="Loading streaming titles"
        className={`${sidewaysClass} ${row.row} ${row.five}`}
      />
    );
  }
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p>Nothing is known to stream on {platform ?? 'any platform'} yet.</p>;
  return (
    <StreamingCards
      titles={query.data.slice(0, titleLimit)}
      level={3}
      busy={query.isPlaceholderData}
      className={`${sidewaysClass} ${row.row} ${row.five}`}
    />
  );
}
