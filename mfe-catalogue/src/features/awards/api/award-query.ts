import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { apiQuery } from '@sinima/runtime';

/** Which editions of an award an address asks for: those of a year, or a page of all. */
function editionsAskedFor(search: URLSearchParams): { year: number } | { page: number } {
  const year = search.get('year') ?? '';
  return /^[12]\d{3}$/.test(year) ? { year: Number(year) } : { page: pageNumberOf(search) };
}

/** One body with the winners and nominees that an address asks for. */
export const awardQuery = (slug: string, search: URLSearchParams) =>
  apiQuery('/api/awards/slug/{slug}', { path: { slug }, query: editionsAskedFor(search) });
