import { titleKind } from '@sinima/catalogue-ui/record-kinds/title';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { TitleDetail } from '@sinima/contracts/api';
import { useQuery, useSearchParams } from '@sinima/runtime';
import { belowFirstScreenClass } from '@sinima/ui-kit/below-first-screen';
import type { ReactNode } from 'react';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { DirectedBy } from '../features/credits/directed-by.tsx';
import { TitleDetails } from '../features/details/title-details.tsx';
import { TitleHero } from '../features/hero/title-hero.tsx';
import { PlotSummary } from '../features/plot/plot-summary.tsx';
import { Showtimes } from '../features/showtimes/showtimes.tsx';
import { SamplesOfTitle } from '../features/samples/samples-of-title.tsx';
import { SimilarTitles } from '../features/similar/similar-titles.tsx';
import { titleQuery } from '../title/title-query.ts';
import { titleLayout } from './title-layout.ts';
import { TitleSkeleton } from './title-skeleton.tsx';
import { TitleTabPanel } from './title-tab-panel.tsx';
import { chosenTab } from './title-tab.ts';

/** `/title/{slug}`: a film or series with its rating, plot, details and tabs (`docs/specification.md §2`). */
export default function TitlePage(): ReactNode {
  return (
    <RecordPage kind={titleKind} queryOf={titleQuery} loading={<TitleSkeleton />}>
      {(title) => <LoadedTitle title={title} />}
    </RecordPage>
  );
}

function LoadedTitle({ title }: { title: TitleDetail }): ReactNode {
  const [search] = useSearchParams();
  const { isPending, failureCount } = useQuery(creditsQuery(title.slug));
  // The directors' names take up to three lines of the head: nothing below moves when they come with it.
  if (isPending && failureCount === 0) return <TitleSkeleton />;
  return (
    <article>
      <TitleHero title={title} directors={<DirectedBy title={title} />} />
      <div className={titleLayout.body}>
        <PlotSummary title={title} />
        <div className={`${titleLayout.aside} ${belowFirstScreenClass}`}>
          <TitleDetails title={title} />
        </div>
        <TitleTabPanel title={title} tab={chosenTab(title.type, search)} />
      </div>
      <div className={`${titleLayout.more} ${belowFirstScreenClass}`}>
        <Showtimes title={title} />
        <SimilarTitles title={title} />
      </div>
      <SamplesOfTitle title={title} />
    </article>
  );
}
