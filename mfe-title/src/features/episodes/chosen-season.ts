import type { Season } from '@sinima/contracts/api';

/** Return the number of the season that an address asks for, `?season=2`; undefined when it asks for none. */
export function requestedSeason(search: URLSearchParams): number | undefined {
  const requested = search.get('season') ?? '';
  return /^\d{1,3}$/.test(requested) ? Number(requested) : undefined;
}

/** Return the season of that number; the first one when there is none. */
export function chosenSeason(seasons: readonly Season[], requested: number | undefined): Season | undefined {
  return seasons.find(({ number }) => number === requested) ?? seasons[0];
}
