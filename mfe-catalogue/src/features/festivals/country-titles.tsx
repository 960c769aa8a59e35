import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import type { FestivalDetail } from '../../../api/openapi.ts';
import type { ReactNode } from 'react';
import * as messages from './festivals.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** The best-liked titles from the country of a festival. */
export function CountryTitles({ festival }: { festival: FestivalDetail }): ReactNode {
  const text = useText();
  const { country, countryTitles } = festival;
  if (countryTitles.length === 0)
    return <p>{text(messages.noTitlesFrom, { country: countryName(country, text) })}</p>;
  return (
    <>
      <SampleNote of="ratings" isShown={hasSampleRating(countryTitles)} />
      <CardList items={countryTitles} columns="four">
        {(title) => <RatedTitleCard title={title} />}
      </CardList>
    </>
  );
}
