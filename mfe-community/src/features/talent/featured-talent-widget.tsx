import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PersonCard } from '@sinima/ui-kit/person-card';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import section from '../../section.module.css';
import { featuredTalentQuery } from './api/featured-talent-query.ts';
import styles from './featured-talent-widget.module.css';

/** Placeholders while loading (`docs/specification.md §9`). */
const placeholders = 6;

/** The people whom the editors feature. */
export default function FeaturedTalentWidget() {
  return (
    <section className={section.section}>
      <SectionHeading
        title="Featured Talent"
        action={
          <Link to={paths.people()} className={buttonClass({ variant: 'secondary' })}>
            View All
          </Link>
        }
      />
      <FeaturedPeople />
    </section>
  );
}

function FeaturedPeople() {
  const { data: people, isPending, isError, refetch } = useQuery(featuredTalentQuery());
  if (isPending)
    return (
      <SkeletonGrid
        count={placeholders}
        columns="four"
        className={`${sidewaysClass} ${styles.people}`}
        label="Loading featured talent"
      />
    );
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (people.length === 0) return <p>No featured talent available at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${sidewaysClass} ${styles.people}`}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard
            Link={Link}
            to={paths.person(person.slug)}
            name={person.name}
            slug={person.slug}
            country={person.country}
            headshotUrl={person.headshotUrl}
            bio={person.bio}
          />
        </li>
      ))}
    </ul>
  );
}
