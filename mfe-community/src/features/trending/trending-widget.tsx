import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { RatedTitleCard } from '../../rated-title-card.tsx';
import section from '../../section.module.css';
import { trendingQuery } from './api/trending-query.ts';
import styles from './trending-widget.module.css';

const wall = `${sidewaysClass} ${styles.wall}`;

/** Every title that is trending, in four columns. */
export default function TrendingWidget() {
  return (
    <section className={section.section}>
      <SectionHeading
        title="Trending Now"
        note="Ratings are sample data for now."
        action={
          <Link to={paths.movies({ sort: 'popularity' })} className={buttonClass({ variant: 'secondary' })}>
            View All
          </Link>
        }
      />
      <TrendingTitles />
    </section>
  );
}

function TrendingTitles() {
  const { data: titles, isPending, isError, refetch } = useQuery(trendingQuery());
  if (isPending)
    return <SkeletonGrid count={8} columns="four" className={wall} label="Loading trending titles" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (titles.length === 0) return <p>No trending content available at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${wall}`}>
      {titles.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} />
        </li>
      ))}
    </ul>
  );
}
