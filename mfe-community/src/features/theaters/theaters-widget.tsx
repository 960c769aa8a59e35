import { CITIES } from '@sinima/contracts/vocabulary';
import { paths } from '@sinima/contracts/paths';
import { Link, useSearchParams } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { FilterChips } from '../../filter-chips.tsx';
import { homeWith } from '../../home-filter.ts';
import { PromoCard } from '../../promo-card.tsx';
import section from '../../section.module.css';
import columns from '../../widget-columns.module.css';
import { cityOf } from './cities.ts';
import { TheaterTitles } from './components/theater-titles.tsx';

/** What theaters show, by city, with the way to more. */
export default function TheatersWidget() {
  const [search] = useSearchParams();
  const city = cityOf(search);
  return (
    <section className={section.section} id="theaters">
      <SectionHeading
        title="Now in Theaters"
        note="Theaters and showtimes are sample data for now."
        action={
          <Link to={paths.theaters(city)} className={buttonClass({ variant: 'secondary' })}>
            Find Showtimes
          </Link>
        }
      />
      <FilterChips
        label="Cities"
        values={CITIES}
        selected={city}
        addressOf={(chosen) => homeWith(search, 'city', chosen, 'theaters')}
      />
      <div className={columns.columns}>
        <TheaterTitles city={city} />
        <PromoCard
          title="Find Theaters Near You"
          text="Six cities, from Lagos to Casablanca."
          to={paths.theaters()}
          action="Find Theaters"
        />
      </div>
    </section>
  );
}
