import { paths } from '@sinima/contracts/paths';
import { isMissing, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import type { ReactNode } from 'react';
import { Showtimes } from '../showtimes/components/showtimes.tsx';
import { SimilarTitles } from '../similar/components/similar-titles.tsx';
import { titleQuery } from './api/title-query.ts';
import { PlotSummary } from './components/plot-summary.tsx';
import { TitleDetails } from './components/title-details.tsx';
import { TitleHero } from './components/title-hero.tsx';
import { TitleMissing } from './components/title-missing.tsx';
import { TitleSkeleton } from './components/title-skeleton.tsx';
import { TitleTabPanel } from './components/title-tab-panel.tsx';
import styles from './title-page.module.css';
import { chosenTab } from './title-tab.ts';
import { useSlugAddress } from './use-slug-address.ts';

/** `/title/{slug}`: a film or series with its rating, plot, details and tabs (`docs/specification.md §2`). */
export default function TitlePage(): ReactNode {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: title, error, refetch } = useQuery(titleQuery(slug));
  useSlugAddress(slug, title, paths.title);

  if (isMissing(error)) return <TitleMissing />;
  if (!title) {
    return (
      <>
        <UnseenHeading>Title</UnseenHeading>
        {error ? <ErrorArea onRetry={() => void refetch()} /> : <TitleSkeleton />}
      </>
    );
  }
  return (
    <article>
      <TitleHero title={title} />
      <div className={styles.body}>
        <PlotSummary title={title} />
        <TitleDetails title={title} />
        <TitleTabPanel title={title} tab={chosenTab(title.type, search)} />
      </div>
      <div className={styles.more}>
        <Showtimes title={title} />
        <SimilarTitles title={title} />
      </div>
    </article>
  );
}
