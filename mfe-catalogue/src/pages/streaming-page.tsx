import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import { STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';
import { useSearchParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { platformOf } from '../features/streaming/platforms.ts';
import { StreamingList } from '../features/streaming/streaming-list.tsx';
import { FilterChips, FilteredResults } from '../filter-chips/filter-chips.tsx';

/** `/streaming`: what streams where. */
export default function StreamingPage(): ReactNode {
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <>
      <PageBanner
        title="What's Streaming"
        note="Sinima does not stream films itself: trials are the platforms' own."
        slug="streaming"
        country="Morocco"
      />
      <PageBody>
        <FilterChips
          label="Platforms"
          values={STREAMING_PLATFORMS}
          selected={platform}
          addressOf={(chosen) => paths.streaming(chosen)}
        />
        <FilteredResults>
          <StreamingList platform={platform} page={pageNumberOf(search)} />
        </FilteredResults>
      </PageBody>
    </>
  );
}
