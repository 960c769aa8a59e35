import type { City } from '@sinima/contracts/api';

/** The cities, in the order of their chips (`docs/specification.md §3`). */
export const cities: readonly City[] = ['Lagos', 'Accra', 'Nairobi', 'Cape Town', 'Cairo', 'Casablanca'];

/** The city that an address asks for; anything else asks for all. */
export function cityOf(search: URLSearchParams): City | undefined {
  return cities.find((city) => city === search.get('city'));
}
