import { PageBody, PageSection } from '@sinima/catalogue-ui/page-layout';
import { RecordPage } from '@sinima/catalogue-ui/record-page';
import type { FestivalDetail } from '../../api/openapi.ts';
import { paths } from '@sinima/contracts/paths';
import { Slot } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';
import { CountryTitles } from '../features/festivals/country-titles.tsx';
import { FestivalEditions } from '../features/festivals/festival-editions.tsx';
import { usualMonthText } from '../occasion/occasion-texts.ts';

/** `/festivals/{slug}` */
export default function FestivalPage(): ReactNode {
  return (
    <RecordPage
      noun="Festival"
      back={{ to: paths.festivals(), label: 'All Festivals' }}
      queryOf={festivalQuery}
      loading={<SkeletonGrid count={4} label="Loading the festival" />}
      frame={(state, slug) => (
        <>
          <PageBanner title="Festival" slug={slug} kind="festival" />
          <PageBody>{state}</PageBody>
        </>
      )}
    >
      {(festival) => <LoadedFestival festival={festival} />}
    </RecordPage>
  );
}

function LoadedFestival({ festival }: { festival: FestivalDetail }): ReactNode {
  const { slug, name, city, country, foundedYear, description, editions } = festival;
  return (
    <>
      <PageBanner
        title={name}
        isName
        slug={slug}
        kind="festival"
        country={country}
        note={`${city}, ${country}`}
      >
        <p>
          <Badge tone="accent">{usualMonthText(festival)}</Badge>
        </p>
      </PageBanner>
      <PageBody>
        <p className="ca:max-w-[60ch] ca:text-lg">{description}</p>
        {foundedYear === null ? null : <p className="ca:mt-3 ca:text-muted">First held in {foundedYear}.</p>}
        <Slot name="correct" />
      </PageBody>
      {editions.length === 0 ? null : (
        <PageSection>
          <SectionHeading title="Editions" note="As far as they are known here" />
          <FestivalEditions editions={editions} />
        </PageSection>
      )}
      <PageSection>
        <SectionHeading
          title={`From ${country}`}
          note="Titles of the festival's country, not its programme."
        />
        <CountryTitles festival={festival} />
      </PageSection>
    </>
  );
}
