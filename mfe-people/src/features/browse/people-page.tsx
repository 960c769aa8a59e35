import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Pagination } from '@sinima/ui-kit/pagination';
import { PersonCard } from '@sinima/ui-kit/person-card';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { peopleQuery } from './api/people-query.ts';
import { PeopleFilterForm } from './components/people-filter-form.tsx';
import { addressOf, pageSize, peopleQueryOf, readFilters, type PeopleFilters } from './people-filters.ts';
import styles from './people-page.module.css';

/** Placeholders while loading (`docs/specification.md §9`). */
const placeholders = 12;

/** `/people` */
export default function PeoplePage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <>
      <PageBanner
        title="African Talent"
        note="The people in front of the camera and behind it"
        slug="people"
      />
      <div className={styles.page}>
        <PeopleFilterForm filters={filters} />
        <People filters={filters} />
      </div>
    </>
  );
}

function People({ filters }: { filters: PeopleFilters }) {
  const query = useQuery({ ...peopleQuery(peopleQueryOf(filters)), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={placeholders} label="Loading people" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total, totalIsAtLeast } = query.data;
  if (items.length === 0) return <p>No talent found matching your search criteria.</p>;
  return (
    <section aria-label="People" aria-busy={query.isPlaceholderData}>
      <p className={styles.count} aria-live="polite">
        <Badge tone="accent">
          {total.toLocaleString('en-US')}
          {totalIsAtLeast ? '+' : ''} {total === 1 ? 'person' : 'people'}
        </Badge>
      </p>
      <ul className={cardGridClass()}>
        {items.map((person) => (
          <li key={person.id}>
            <PersonCard
              Link={Link}
              to={paths.person(person.slug)}
              name={person.name}
              slug={person.slug}
              country={person.country}
              headshotUrl={person.headshotUrl}
              bio={person.bio}
              level={2}
            />
          </li>
        ))}
      </ul>
      <Pagination
        Link={Link}
        page={filters.page}
        pageCount={Math.ceil(total / pageSize)}
        to={(page) => addressOf({ ...filters, page })}
      />
    </section>
  );
}
