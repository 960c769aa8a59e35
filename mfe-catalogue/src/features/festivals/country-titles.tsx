import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import type { FestivalDetail } from '@sinima/contracts/api/festivals';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import type { ReactNode } from 'react';

/** The best-liked titles from the country of a festival. */
export function CountryTitles({ festival }: { festival: FestivalDetail }): ReactNode {
  const { country, countryTitles } = festival;
  if (countryTitles.length === 0) return <p>No titles from {country} yet.</p>;
  return (
    <ul className={cardGridClass({ columns: 'four' })}>
      {countryTitles.map((title) => (
        <li key={title.id}>
          <RatedTitleCard title={title} />
        </li>
      ))}
    </ul>
  );
}
