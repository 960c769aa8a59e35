import { pagesOfEditions } from './pages-of-editions.js';

const of = (sizes: Record<number, number>) =>
  Object.entries(sizes).map(([year, nominees]) => ({ year: Number(year), nominees }));

it.each([
  ['no edition', {}, [[]]],
  ['small editions', { 2001: 5, 2002: 60, 2003: 55 }, [[2001, 2002, 2003]]],
  ['editions that do not fit together', { 2001: 100, 2002: 30, 2003: 90 }, [[2001], [2002, 2003]]],
  ['an edition larger than a page', { 2001: 300, 2002: 1 }, [[2001], [2002]]],
])('pages of %s are whole editions', (_case, sizes, pages) => {
  expect(pagesOfEditions(of(sizes))).toEqual(pages);
});
