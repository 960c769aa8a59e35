import type { AwardsBodyDetail } from '@sinima/contracts/api';

/** Return the year that an address asks for, where something is known of it; null: all years. */
export function chosenYear(
  { years }: Pick<AwardsBodyDetail, 'years'>,
  search: URLSearchParams,
): number | null {
  return years.find((year) => String(year) === search.get('year')) ?? null;
}
