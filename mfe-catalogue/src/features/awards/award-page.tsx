import type { AwardsBodyDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { isMissing, Link, useParams, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { UnseenHeading } from '@sinima/ui-kit/unseen-heading';
import { awardQuery } from './api/award-query.ts';
import styles from './award-page.module.css';
import { occasionText, originText } from './awards-texts.ts';
import { chosenYear } from './chosen-year.ts';
import { AwardEditions } from './components/award-editions.tsx';
import { OccasionSkeleton } from './components/occasion-card.tsx';
import { YearChips } from './components/year-chips.tsx';
import { useSlugAddress } from './use-slug-address.ts';

/** `/awards/{slug}?year=` */
export default function AwardPage() {
  const { slug = '' } = useParams();
  const { data: award, error, refetch } = useQuery(awardQuery(slug));
  useSlugAddress(slug, award?.slug);
  if (award) return <LoadedAward award={award} />;
  if (isMissing(error)) return <AwardMissing />;
  return (
    <div className={styles.page}>
      <UnseenHeading>Award</UnseenHeading>
      {error ? (
        <ErrorArea onRetry={() => void refetch()} />
      ) : (
        <OccasionSkeleton count={2} label="Loading the award" />
      )}
    </div>
  );
}

function AwardMissing() {
  return (
    <EmptyState
      level={1}
      title="Award Not Found"
      text="The award you're looking for doesn't exist."
      action={
        <Link to={paths.awards()} className={buttonClass({ variant: 'secondary' })}>
          All Awards
        </Link>
      }
    />
  );
}

function LoadedAward({ award }: { award: AwardsBodyDetail }) {
  const [search] = useSearchParams();
  const year = chosenYear(award, search);
  const editions = award.editions.filter((edition) => year === null || edition.year === year);
  return (
    <>
      <PageBanner
        title={award.name}
        note={originText([award.country], award.foundedYear)}
        slug={award.slug}
        kind="award"
        country={award.country}
      >
        <p>
          <Badge tone="accent">{occasionText(award)}</Badge>
        </p>
      </PageBanner>
      <div className={styles.page}>
        <p className={styles.description}>{award.description}</p>
        {award.years.length > 1 ? <YearChips award={award} year={year} /> : null}
        {editions.length === 0 ? (
          <p>No winners are known here yet.</p>
        ) : (
          <AwardEditions editions={editions} />
        )}
      </div>
    </>
  );
}
