import { STREAMING_PLATFORMS } from '@sinima/contracts/vocabulary';
import { paths } from '@sinima/contracts/paths';
import { useSearchParams } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { FilterChips } from '../../filter-chips.tsx';
import { homeWith } from '../../home-filter.ts';
import { PromoCard } from '../../promo-card.tsx';
import section from '../../section.module.css';
import columns from '../../widget-columns.module.css';
import { StreamingTitles } from './components/streaming-titles.tsx';
import { platformOf } from './platforms.ts';

/** What streams, by platform, with the way to more. */
export default function StreamingWidget() {
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <section className={section.section} id="streaming">
      <SectionHeading title="What's Streaming" note="Where titles stream is sample data for now." />
      <FilterChips
        label="Platforms"
        values={STREAMING_PLATFORMS}
        selected={platform}
        addressOf={(chosen) => homeWith(search, 'platform', chosen, 'streaming')}
      />
      <div className={columns.columns}>
        <StreamingTitles platform={platform} />
        <PromoCard sponsored title="Stream African Cinema" to={paths.streaming()} action="Start Free Trial" />
      </div>
    </section>
  );
}
