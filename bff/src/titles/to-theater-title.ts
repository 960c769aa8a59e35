import { CITY_FACTS, type City } from './cities.js';
import type { Showing, TheaterTitle } from './showing.dto.js';
import type { ShowingRecord, TitleRecord } from './title.schema.js';
import { toTitleCard } from './to-title.js';

/** A stored showing as the API answers it. */
export function toShowing(showing: ShowingRecord): Showing {
  const { country, timeZone, currency } = CITY_FACTS[showing.city];
  return {
    city: showing.city,
    country,
    timeZone,
    cinema: showing.cinema,
    chain: showing.chain ?? null,
    times: showing.times,
    price: showing.price ?? null,
    currency: showing.currency ?? currency,
  };
}

/** A stored title with its showings, of one city or of all. */
export function toTheaterTitle(title: TitleRecord, city?: City): TheaterTitle {
  const showings = title.showings.filter((showing) => city === undefined || showing.city === city);
  return {
    ...toTitleCard(title),
    theaterLocations: showings.map((showing) => `${showing.cinema}, ${showing.city}`),
    showtimes: [...new Set(showings.flatMap(({ times }) => times))].sort(),
    showings: showings.map(toShowing),
    showingsAreSample: title.showingsAreSample,
  };
}
