import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { clothOfTitle } from '../../cloth-of-title.ts';
import { PromoCard } from '../../promo-card.tsx';
import { genreLimit } from '../../rated-title-card.tsx';
import section from '../../section.module.css';
import columns from '../../widget-columns.module.css';
import { upcomingLimit, upcomingQuery } from './api/upcoming-query.ts';
import styles from './coming-soon-widget.module.css';
import { releaseText } from './release-text.ts';

/** Films to come, and the way to what else there is. */
export default function ComingSoonWidget() {
  return (
    <section className={section.section}>
      <SectionHeading title="Coming Soon" />
      <div className={columns.columns}>
        <div className={styles.main}>
          <UpcomingTitles />
          <PromoCard
            look="wide"
            title="African Film Festivals"
            text="Durban, Lagos, Tunis, Salé: where new films are first seen."
            to={paths.festivals()}
            action="Explore Festivals"
          />
        </div>
        <div className={styles.side}>
          <PromoCard look="small" title="Mobile App" to={paths.mobileApp()} action="Get the App" />
          <PromoCard look="small" title="Industry" to={paths.industry()} action="For Film-Makers" />
          <PromoCard look="small" title="Equipment" to={paths.equipment()} action="Find Equipment" />
          <PromoCard look="small" title="Workshops" to={paths.workshops()} action="Learn the Craft" />
        </div>
      </div>
    </section>
  );
}

function UpcomingTitles() {
  const { data: titles, isPending, isError, refetch } = useQuery(upcomingQuery());
  if (isPending)
    return (
      <SkeletonGrid
        count={upcomingLimit}
        columns="four"
        className={sidewaysClass}
        label="Loading upcoming titles"
      />
    );
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (titles.length === 0) return <p>No film is announced at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${sidewaysClass}`}>
      {titles.slice(0, upcomingLimit).map((title) => (
        <li key={title.id}>
          <TitleCard
            Link={Link}
            to={paths.title(title.slug)}
            title={title.displayTitle}
            cloth={clothOfTitle(title)}
            posterUrl={title.posterUrl}
            meta={releaseText(title)}
            genres={title.genres.slice(0, genreLimit)}
          >
            {title.plotSummary === null ? null : <p className={styles.plot}>{title.plotSummary}</p>}
          </TitleCard>
        </li>
      ))}
    </ul>
  );
}
