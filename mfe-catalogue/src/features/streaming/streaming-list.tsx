import { useText } from '@sinima/runtime';
import * as counts from '@sinima/catalogue-ui/counts';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import type { StreamingPlatform } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { STREAMING_PAGE_SIZE, streamingListQuery } from './api/streaming-list-query.ts';
import { NothingStreams } from './nothing-streams.tsx';
import { SamplePlatforms } from './sample-platforms.tsx';
import { StreamingCards } from './streaming-cards.tsx';
import * as messages from './streaming.messages.ts';

interface StreamingListProps {
  platform: StreamingPlatform | undefined;
  page: number;
}

/** One page of the titles that stream on a platform, or on any, and the link to the next. */
export function StreamingList({ platform, page }: StreamingListProps): ReactNode {
  const text = useText();
  return (
    <PagedList
      query={streamingListQuery(platform, page)}
      page={page}
      pageSize={STREAMING_PAGE_SIZE}
      addressOf={(other) => paths.streaming(platform, other === 1 ? undefined : other)}
      count={counts.titleCount}
      loading={<SkeletonGrid count={12} label={text(messages.loadingStreamingTitles)} />}
      empty={<NothingStreams platform={platform} />}
    >
      {(titles) => (
        <>
          <SamplePlatforms titles={titles} />
          <StreamingCards titles={titles} level={2} withOffers />
        </>
      )}
    </PagedList>
  );
}
