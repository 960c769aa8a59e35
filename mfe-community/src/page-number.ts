/** The API pages its lists 10,000 items deep; with 24 on a page, that is more than this. */
const deepest = 400;

/** The page of a list that an address asks for, counted from 1; what is no such number asks for the first. */
export function pageNumberOf(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), deepest) : 1;
}
