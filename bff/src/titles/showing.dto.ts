import { ApiProperty } from '@nestjs/swagger';
import { CITIES, CITY_FACTS, type City } from '@sinima/contracts/vocabulary';
import { ApiWord } from '@sinima/api/http/api-property';
import type { ShowingRecord } from './title.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** Where and when a title is shown. */
@Samples<Showing>(
  {
    city: 'Lagos',
    country: 'Nigeria',
    timeZone: 'Africa/Lagos',
    cinema: 'Sample Cinema',
    chain: 'Sample Cinemas',
    times: ['14:30', '18:00'],
    price: 4_500,
    currency: 'NGN',
    isSample: true,
  },
  {
    city: 'Accra',
    country: 'Ghana',
    timeZone: 'Africa/Accra',
    cinema: 'Sample Palace',
    chain: null,
    times: ['18:00', '20:45'],
    price: 60,
    currency: 'GHS',
    isSample: true,
  },
  {
    city: 'Nairobi',
    country: 'Kenya',
    timeZone: 'Africa/Nairobi',
    cinema: 'Sample Screen',
    chain: null,
    times: ['16:15'],
    price: 700,
    currency: 'KES',
    isSample: true,
  },
)
export class Showing {
  @ApiWord(CITIES, 'City')
  city!: City;

  /**
   * English name.
   * @example "Nigeria"
   */
  country!: string;

  /**
   * IANA time zone of the city.
   * @example "Africa/Lagos"
   */
  timeZone!: string;

  cinema!: string;
  chain!: string | null;

  /**
   * Local times, `HH:MM`.
   * @example ["14:30", "18:00"]
   */
  times!: string[];

  @ApiProperty({ minimum: 0 })
  price!: number | null;

  /**
   * ISO 4217.
   * @example "NGN"
   */
  currency!: string;

  /** Place, times and price are sample data. */
  isSample!: boolean;
}

/** Return a stored showing as the API answers it. */
export function toShowing(
  { city, chain, price, currency, cinema, times }: ShowingRecord,
  isSample: boolean,
): Showing {
  const facts = CITY_FACTS[city];
  return {
    city,
    country: facts.country,
    timeZone: facts.timeZone,
    cinema,
    chain: chain ?? null,
    times,
    price: price ?? null,
    currency: currency ?? facts.currency,
    isSample,
  };
}
