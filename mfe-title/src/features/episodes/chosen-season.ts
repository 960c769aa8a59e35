import type { Season } from '@sinima/contracts/api';

/** Return the season that an address asks for by number, `?season=2`; the first one when it asks for none that there is. */
export function chosenSeason(seasons: readonly Season[], search: URLSearchParams): Season | undefined {
  return seasons.find(({ number }) => String(number) === search.get('season')) ?? seasons[0];
}
