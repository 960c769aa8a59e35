import { paths } from '@sinima/contracts/paths';
import { isMissing, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import type { ReactNode } from 'react';
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
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!title) return <TitleSkeleton />;
  return (
    <article>
      <TitleHero title={title} />
      <div className={styles.body}>
        <PlotSummary title={title} />
        <TitleDetails title={title} />
        <TitleTabPanel title={title} tab={chosenTab(title.type, search)} />
      </div>
    </article>
  );
}
