import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import section from '../../section.module.css';
import { PlatformChips } from './components/platform-chips.tsx';
import { StreamingTitles } from './components/streaming-titles.tsx';
import { platformOf } from './platforms.ts';
import styles from './streaming-widget.module.css';

/** What streams, by platform, with the way to more. */
export default function StreamingWidget() {
  const [search] = useSearchParams();
  const platform = platformOf(search);
  return (
    <section className={section.section} id="streaming">
      <SectionHeading title="What's Streaming" note="Where titles stream is sample data for now." />
      <PlatformChips selected={platform} />
      <div className={styles.columns}>
        <StreamingTitles platform={platform} />
        <aside className={styles.promo} aria-label="Sponsored">
          <p className={styles.sponsored}>Sponsored</p>
          <h3 className={styles.promoTitle}>Stream African Cinema</h3>
          <Link to={paths.streaming()} className={buttonClass({ variant: 'primary' })}>
            Start Free Trial
          </Link>
        </aside>
      </div>
    </section>
  );
}
