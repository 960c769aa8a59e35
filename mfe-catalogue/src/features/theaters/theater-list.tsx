import { useText } from '@sinima/runtime';
import * as counts from '@sinima/catalogue-ui/counts';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import type { City } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { THEATER_PAGE_SIZE, theatersQuery } from './api/theaters-query.ts';
import { NothingShown } from './nothing-shown.tsx';
import { SampleShowings } from './sample-showings.tsx';
import { TitleShowings } from './title-showings.tsx';
import * as messages from './theaters.messages.ts';

/** One page of the titles in a city's theaters, or in any city's, with every showing, and the link to the next. */
export function TheaterList({ city, page }: { city: City | undefined; page: number }): ReactNode {
  const text = useText();
  return (
    <PagedList
      query={theatersQuery(city, page)}
      page={page}
      pageSize={THEATER_PAGE_SIZE}
      addressOf={(other) => paths.theaters(city, other === 1 ? undefined : other)}
      count={counts.titleCount}
      loading={<SkeletonRows count={4} height="14rem" label={text(messages.loadingTitlesInTheaters)} />}
      empty={<NothingShown city={city} />}
    >
      {(titles) => (
        <>
          <SampleShowings titles={titles} />
          {titles.map((title) => (
            <TitleShowings key={title.id} title={title} />
          ))}
        </>
      )}
    </PagedList>
  );
}
