import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import { STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { platformOf } from '../features/streaming/platforms.ts';
import { StreamingList } from '../features/streaming/streaming-list.tsx';
import { FilterChips, FilteredResults } from '../filter-chips/filter-chips.tsx';
import * as messages from './streaming-page.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';

/** `/streaming`: what streams where. */
export default function StreamingPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <>
      <PageBanner
        title={text(titlesMessages.whatsStreaming)}
        note={text(messages.sinimaDoesNotStreamFilms)}
        slug="streaming"
        country="Morocco"
      />
      <PageBody>
        <FilterChips
          label={text(titlesMessages.platforms)}
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
