import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { CITIES } from '@sinima/contracts/vocabulary';
import { useSearchParams, useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { cityOf } from '../features/theaters/cities.ts';
import { TheaterCards } from '../features/theaters/theater-cards.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { homeWith } from '../home/home-filter.ts';
import { PromoCard } from '../home/promo-card.tsx';
import { WidgetColumns } from '../home/widget-columns.tsx';
import * as messages from './widgets.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';

/** Titles in theaters, by city, with the link to more. */
export default function TheatersWidget(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const city = cityOf(search);
  return (
    <PageSection id="theaters">
      <SectionHeading
        title={text(titlesMessages.nowInTheaters)}
        note={text(messages.titlesThatTheatersAreKnown)}
        action={<MoreLink to={paths.theaters(city)}>{text(messages.findShowtimes)}</MoreLink>}
      />
      <FilterChips
        label={text(titlesMessages.cities)}
        values={CITIES}
        selected={city}
        addressOf={(chosen) => homeWith(search, 'city', chosen, 'theaters')}
      />
      <WidgetColumns>
        <TheaterCards city={city} />
        <PromoCard
          title={text(messages.findTheatersNearYou)}
          text={text(messages.sixCitiesFromLagosTo)}
          to={paths.theaters()}
          action={text(messages.findTheaters)}
        />
      </WidgetColumns>
    </PageSection>
  );
}
