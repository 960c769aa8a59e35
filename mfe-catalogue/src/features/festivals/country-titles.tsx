import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import { useQuery } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { countryTitlesQuery } from './api/country-titles-query.ts';

/** The best-liked titles from a country. */
export function CountryTitles({ country }: { country: string }): ReactNode {
  const { data: titles, isPending, isError, refetch } = useQuery(countryTitlesQuery(country));
  if (isPending) return <SkeletonGrid count={8} columns="four" label={`Loading titles from ${country}`} />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (titles.length === 0) return <p>No titles from {country} yet.</p>;
  return (
    <ul className={cardGridClass({ columns: 'four' })}>
      {titles.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} />
        </li>
      ))}
    </ul>
  );
}
