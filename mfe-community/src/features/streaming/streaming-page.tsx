import type { StreamingPlatform } from '@sinima/contracts/api';
import { STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { countText } from '../../count-text.ts';
import { FilterChips } from '../../filter-chips.tsx';
import { pageNumberOf } from '../../page-number.ts';
import section from '../../section.module.css';
import { streamingListQuery, streamingPageSize } from './api/streaming-list-query.ts';
import { StreamingCards } from './components/streaming-cards.tsx';
import { platformOf } from './platforms.ts';

/** `/streaming`: what streams where. */
export default function StreamingPage() {
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <>
      <PageBanner
        title="What's Streaming"
        note="Sinima does not stream films itself: trials are the platforms' own. Where titles stream is sample data for now."
        slug="streaming"
        country="Morocco"
      />
      <div className={section.page}>
        <FilterChips
          label="Platforms"
          values={STREAMING_PLATFORMS}
          selected={platform}
          addressOf={(chosen) => paths.streaming(chosen)}
        />
        <div className={section.results}>
          <Titles platform={platform} page={pageNumberOf(search)} />
        </div>
      </div>
    </>
  );
}

function Titles({ platform, page }: { platform: StreamingPlatform | undefined; page: number }) {
  const query = useQuery({ ...streamingListQuery(platform, page), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={12} label="Loading streaming titles" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <p>Nothing is known to stream on {platform ?? 'any platform'} yet.</p>;
  return (
    <>
      <p className={section.count}>
        <Badge tone="accent">{countText(total, 'title')}</Badge>
      </p>
      <StreamingCards titles={items} level={2} busy={query.isPlaceholderData} />
      <Pagination
        Link={Link}
        page={page}
        pageCount={Math.ceil(total / streamingPageSize)}
        to={(other) => paths.streaming(platform, other === 1 ? undefined : other)}
      />
    </>
  );
}
