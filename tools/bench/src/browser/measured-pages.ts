/** A page of the site that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
}

const TITLE = '/title/living-in-bondage';

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'movies', path: '/movies' },
  { name: 'a title', path: TITLE },
  { name: 'a person', path: '/person/genevieve-nnaji' },
];

/** Pages of each kind that search engines may list. */
export const INDEXABLE_PAGES: readonly MeasuredPage[] = [
  ...MEASURED_PAGES,
  { name: 'TV shows', path: '/tv-shows' },
  { name: 'people', path: '/people' },
  { name: 'awards', path: '/awards' },
  { name: 'festivals', path: '/festivals' },
  { name: 'reviews', path: '/reviews' },
  { name: 'about', path: '/about' },
];
