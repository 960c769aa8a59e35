import { CardList } from '@sinima/catalogue-ui/card-list';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import type { FestivalDetail } from '../../../api/openapi.ts';
import type { ReactNode } from 'react';

/** The best-liked titles from the country of a festival. */
export function CountryTitles({ festival }: { festival: FestivalDetail }): ReactNode {
  const { country, countryTitles } = festival;
  if (countryTitles.length === 0) return <p>No titles from {country} yet.</p>;
  return (
    <>
      <SampleNote of="Ratings" isShown={hasSampleRating(countryTitles)} />
      <CardList items={countryTitles} columns="four">
        {(title) => <RatedTitleCard title={title} />}
      </CardList>
    </>
  );
}
