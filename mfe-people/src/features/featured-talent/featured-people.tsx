import { personLine } from '@sinima/catalogue-ui/person-line';
import { PersonRecordCard } from '@sinima/catalogue-ui/person-record-card';
import { useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { featuredTalentQuery } from './api/featured-talent-query.ts';

/** On a wide screen a person's words stand beside the portrait, as on a call sheet. */
const cards = 'pe:lg:*:*:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] pe:lg:*:*:gap-4';

/** Placeholders while loading (`docs/specification.md §9`). */
const PLACEHOLDER_COUNT = 6;

/** The people whom the editors feature, in their order. */
export function FeaturedPeople(): ReactNode {
  const { data: people, isPending, isError, refetch } = useQuery(featuredTalentQuery());
  if (isPending)
    return (
      <SkeletonGrid
        count={PLACEHOLDER_COUNT}
        columns="four"
        className={`${sidewaysClass} ${cards}`}
        label="Loading featured talent"
      />
    );
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (people.length === 0) return <p>No featured talent available at the moment.</p>;
  return (
    <ul className={`${cardGridClass({ columns: 'four' })} ${sidewaysClass} ${cards}`}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonRecordCard person={person} bio={personLine(person)} />
        </li>
      ))}
    </ul>
  );
}
