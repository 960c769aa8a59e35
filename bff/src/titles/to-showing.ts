import { CITY_FACTS } from '@sinima/contracts/vocabulary';
import type { Showing } from './showing.dto.js';
import type { ShowingRecord } from './title.schema.js';

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
