import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { CITIES } from '@sinima/contracts/vocabulary';
import { useSearchParams } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { cityOf } from '../features/theaters/cities.ts';
import { TheaterCards } from '../features/theaters/theater-cards.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { homeWith } from '../home/home-filter.ts';
import { PromoCard } from '../home/promo-card.tsx';
import { WidgetColumns } from '../home/widget-columns.tsx';

/** Titles in theaters, by city, with the link to more. */
export default function TheatersWidget(): ReactNode {
  const [search] = useSearchParams();
  const city = cityOf(search);
  return (
    <PageSection id="theaters">
      <SectionHeading
        title="Now in Theaters"
        note="Titles that theaters are known to show"
        action={<MoreLink to={paths.theaters(city)}>Find Showtimes</MoreLink>}
      />
      <FilterChips
        label="Cities"
        values={CITIES}
        selected={city}
        addressOf={(chosen) => homeWith(search, 'city', chosen, 'theaters')}
      />
      <WidgetColumns>
        <TheaterCards city={city} />
        <PromoCard
          title="Find Theaters Near You"
          text="Six cities, from Lagos to Casablanca."
          to={paths.theaters()}
          action="Find Theaters"
        />
      </WidgetColumns>
    </PageSection>
  );
}
