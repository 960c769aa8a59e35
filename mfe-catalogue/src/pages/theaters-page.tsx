import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import { CITIES } from '@sinima/contracts/vocabulary';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { cityOf } from '../features/theaters/cities.ts';
import { TheaterList } from '../features/theaters/theater-list.tsx';
import { FilterChips, FilteredResults } from '../filter-chips/filter-chips.tsx';
import * as messages from './theaters-page.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';

/** `/theaters`: what is shown where and when. */
export default function TheatersPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const city = cityOf(search);
  return (
    <>
      <PageBanner
        title={text(titlesMessages.nowInTheaters)}
        note={text(messages.noTicketsCanBeBought)}
        slug="theaters"
        country="Ethiopia"
      />
      <PageBody>
        <FilterChips
          label={text(titlesMessages.cities)}
          values={CITIES}
          selected={city}
          addressOf={(chosen) => paths.theaters(chosen)}
        />
        <FilteredResults>
          <TheaterList city={city} page={pageNumberOf(search)} />
        </FilteredResults>
      </PageBody>
    </>
  );
}
