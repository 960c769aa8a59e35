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

/** A way from one page to the next. */
export interface Journey {
  readonly name: string;
  readonly from: string;
  /** Selects the links that lead there. */
  readonly links: string;
  /** Words that stand in the next page once all of it does. */
  readonly words: string;
}

export const JOURNEYS: readonly Journey[] = [
  { name: 'home to title', from: '/', links: 'main article a[href^="/title/"]', words: 'Plot Summary' },
  {
    name: 'card to title',
    from: '/movies',
    links: 'main article a[href^="/title/"]',
    words: 'Plot Summary',
  },
  { name: 'title to person', from: TITLE, links: 'main a[href^="/person/"]', words: 'Biography' },
];
