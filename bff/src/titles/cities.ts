/** The cities whose cinemas are listed (`docs/specification.md §3`). */
export const CITIES = ['Lagos', 'Accra', 'Nairobi', 'Cape Town', 'Cairo', 'Casablanca'] as const;
export type City = (typeof CITIES)[number];

/** What showtimes and prices of a city are given in. */
export interface CityFacts {
  /** English name. */
  readonly country: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

export const CITY_FACTS: Readonly<Record<City, CityFacts>> = {
  Lagos: { country: 'Nigeria', timeZone: 'Africa/Lagos', currency: 'NGN' },
  Accra: { country: 'Ghana', timeZone: 'Africa/Accra', currency: 'GHS' },
  Nairobi: { country: 'Kenya', timeZone: 'Africa/Nairobi', currency: 'KES' },
  'Cape Town': { country: 'South Africa', timeZone: 'Africa/Johannesburg', currency: 'ZAR' },
  Cairo: { country: 'Egypt', timeZone: 'Africa/Cairo', currency: 'EGP' },
  Casablanca: { country: 'Morocco', timeZone: 'Africa/Casablanca', currency: 'MAD' },
};
