/** Items that the API pages its lists deep, and that a long page holds. */
const MAX_ITEMS = 10_000;
const LONGEST_PAGE = 24;
const MAX_PAGE = Math.floor(MAX_ITEMS / LONGEST_PAGE);

/** Return the page of a list that an address asks for, counted from 1; what is no such number asks for the first. */
export function pageNumberOf(search: URLSearchParams): number {
  const requested = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(requested) ? Math.min(Number(requested), MAX_PAGE) : 1;
}
