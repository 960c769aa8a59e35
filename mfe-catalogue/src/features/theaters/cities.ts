import { CITIES, type City } from '@sinima/contracts/vocabulary';

/** Return the city that an address asks for; anything else asks for all. */
export function cityOf(search: URLSearchParams): City | undefined {
  return CITIES.find((city) => city === search.get('city'));
}
