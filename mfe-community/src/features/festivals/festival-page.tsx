import type { Festival } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { monthText } from '../../date-text.ts';
import section from '../../section.module.css';
import { festivalQuery } from './api/festival-query.ts';
import { CountryTitles } from './components/country-titles.tsx';
import styles from './festival-page.module.css';

/** `/festivals/{slug}` */
export default function FestivalPage() {
  const { slug = '' } = useParams();
  const { data: festival, error, refetch } = useQuery(festivalQuery(slug));
  if (festival) return <LoadedFestival festival={festival} />;
  if (isMissing(error)) {
    return (
      <EmptyState
        level={1}
        title="Festival Not Found"
        text="The festival you're looking for doesn't exist."
        action={
          <Link to={paths.festivals()} className={buttonClass({ variant: 'secondary' })}>
            All Festivals
          </Link>
        }
      />
    );
  }
  return (
    <>
      <PageBanner title="Festival" slug={slug} kind="festival" />
      <div className={section.page}>
        {error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={4} label="Loading the festival" />
        )}
      </div>
    </>
  );
}

function LoadedFestival({ festival }: { festival: Festival }) {
  const { slug, name, city, country, usualMonth, foundedYear, description } = festival;
  return (
    <>
      <PageBanner title={name} slug={slug} kind="festival" country={country} note={`${city}, ${country}`}>
        <p>
          <Badge tone="accent">Usually in {monthText(usualMonth)}</Badge>
        </p>
      </PageBanner>
      <div className={section.page}>
        <p className={styles.description}>{description}</p>
        {foundedYear === null ? null : <p className={styles.founded}>First held in {foundedYear}.</p>}
      </div>
      <section className={section.section}>
        <SectionHeading
          title={`From ${country}`}
          note="Titles of the festival's country, not its programme. Ratings are sample data for now."
        />
        <CountryTitles country={country} />
      </section>
    </>
  );
}
