import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { City, TheaterTitle } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { ChosenCount } from '../../home/chosen-count.tsx';
import { KeptHeight } from '../../home/kept-height.tsx';
import { theatersQuery } from './api/theaters-query.ts';
import { NothingShown } from './nothing-shown.tsx';
import { SampleShowings } from './sample-showings.tsx';
import { WhereAndWhen } from './where-and-when.tsx';
import * as messages from './theaters.messages.ts';

/** Cards of the home page (`docs/specification.md §9`). */
const MAX_TITLES = 4;

/** A phone draws the row sideways, with room for the name of a theater. */
const sideways = `${sidewaysClass} ca:max-sm:auto-cols-[13rem]`;

/** The titles in a city's theaters, or in any city's. While another city loads, the former one stays in view. */
export function TheaterCards({ city }: { city: City | undefined }): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={theatersQuery(city)}
      loading={
        <SkeletonGrid
          count={MAX_TITLES}
          columns="four"
          className={sideways}
          label={text(messages.loadingTitlesInTheaters)}
        />
      }
      keepsFormer
    >
      {({ items, total }, isFormer) => {
        const shown = items.slice(0, MAX_TITLES);
        return (
          <KeptHeight>
            <ChosenCount isKnown={!isFormer}>
              {total === 0 ? (
                <NothingShown city={city} />
              ) : city === undefined ? (
                text(messages.titlesInAll, { count: total })
              ) : (
                text(messages.titlesInCity, { count: total, city })
              )}
            </ChosenCount>
            <SampleShowings titles={shown} />
            <ClothSheet kind="poster" cloths={clothsOfTitles(shown)}>
              <ul className={`${cardGridClass({ columns: 'four' })} ${sideways}`} aria-busy={isFormer}>
                {shown.map((title) => (
                  <li key={title.id} className="ca:grid ca:min-w-0 ca:grid-rows-[auto_1fr_auto] ca:gap-3">
                    <TheaterCard title={title} city={city} />
                  </li>
                ))}
              </ul>
            </ClothSheet>
          </KeptHeight>
        );
      }}
    </Loaded>
  );
}

function TheaterCard({ title, city }: { title: TheaterTitle; city: City | undefined }): ReactNode {
  const text = useText();
  return (
    <>
      <TitleRecordCard title={title} />
      <WhereAndWhen title={title} />
      <Link
        to={`${paths.theaters(city)}#${title.slug}`}
        className={buttonClass({ size: 'small' })}
        aria-label={text(messages.getTicketsFor, { title: title.displayTitle })}
      >
        {text(messages.getTickets)}
      </Link>
    </>
  );
}
