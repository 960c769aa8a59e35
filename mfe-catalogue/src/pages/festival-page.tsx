import { PageBody, PageSection } from '@sinima/catalogue-ui/page-layout';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import type { FestivalDetail } from '@sinima/contracts/api/festivals';
import { paths } from '@sinima/contracts/paths';
import { isMissing, useParams, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { festivalQuery } from '../features/festivals/api/festival-query.ts';
import { CountryTitles } from '../features/festivals/country-titles.tsx';
import { usualMonthText } from '../occasion/occasion-texts.ts';

/** `/festivals/{slug}` */
export default function FestivalPage(): ReactNode {
  const { slug = '' } = useParams();
  const { data: festival, error, refetch } = useQuery(festivalQuery(slug));
  if (festival) return <LoadedFestival festival={festival} />;
  if (isMissing(error))
    return <RecordNotFound noun="Festival" back={{ to: paths.festivals(), label: 'All Festivals' }} />;
  return (
    <>
      <PageBanner title="Festival" slug={slug} kind="festival" />
      <PageBody>
        {error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={4} label="Loading the festival" />
        )}
      </PageBody>
    </>
  );
}

function LoadedFestival({ festival }: { festival: FestivalDetail }): ReactNode {
  const { slug, name, city, country, foundedYear, description } = festival;
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
      </PageBody>
      <PageSection>
        <SectionHeading
          title={`From ${country}`}
          note="Titles of the festival's country, not its programme. Ratings are sample data for now."
        />
        <CountryTitles festival={festival} />
      </PageSection>
    </>
  );
}
