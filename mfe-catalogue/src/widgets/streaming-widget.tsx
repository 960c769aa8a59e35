import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';
import { useSearchParams, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { platformOf } from '../features/streaming/platforms.ts';
import { StreamingRow } from '../features/streaming/streaming-row.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { homeWith } from '../home/home-filter.ts';
import { PromoCard } from '../home/promo-card.tsx';
import { WidgetColumns } from '../home/widget-columns.tsx';
import * as messages from './widgets.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';

/** Streaming titles, by platform, with the link to more. */
export default function StreamingWidget(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <PageSection id="streaming">
      <SectionHeading
        title={text(titlesMessages.whatsStreaming)}
        note={text(messages.titlesThatPlatformsAreKnown)}
      />
      <FilterChips
        label={text(titlesMessages.platforms)}
        values={STREAMING_PLATFORMS}
        selected={platform}
        addressOf={(chosen) => homeWith(search, 'platform', chosen, 'streaming')}
      />
      <WidgetColumns>
        <StreamingRow platform={platform} />
        <PromoCard
          sponsored
          title={text(messages.streamAfricanCinema)}
          to={paths.streaming()}
          action={text(messages.startFreeTrial)}
        />
      </WidgetColumns>
    </PageSection>
  );
}
