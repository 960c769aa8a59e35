/**
 * The addresses of the site (`docs/specification.md §2`): links to another remote go through here, never through
 * string literals. Patterns that a remote owns stand in its `remote.config.ts`.
 */

const segment = encodeURIComponent;

function withSearch(
  path: string,
  search: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}

/** The filters of a browse page, as they stand in its address. */
export interface BrowseSearch {
  readonly [key: string]: string | number | undefined;
  readonly search?: string;
  readonly genre?: string;
  readonly year?: string | number;
  readonly decade?: number;
  readonly country?: string;
  readonly language?: string;
  readonly sort?: string;
  readonly status?: string;
  readonly tab?: string;
  readonly view?: string;
  readonly page?: number;
}

/** The filters of the talent page, as they stand in its address. */
export interface PeopleSearch {
  readonly [key: string]: string | number | undefined;
  readonly search?: string;
  readonly role?: string;
  readonly country?: string;
  readonly letter?: string;
  readonly page?: number;
}

/**
 * Builders of links.
 *
 * @example <Link to={paths.title('living-in-bondage')}>
 */
export const paths = {
  home: () => '/',
  movies: (search?: BrowseSearch) => withSearch('/movies', search),
  tvShows: (search?: BrowseSearch) => withSearch('/tv-shows', search),
  people: (search?: PeopleSearch) => withSearch('/people', search),
  awards: () => '/awards',
  award: (slug: string, search?: { year?: number; page?: number }) =>
    withSearch(`/awards/${segment(slug)}`, search),
  search: (q: string) => withSearch('/search', { q }),
  title: (slug: string) => `/title/${segment(slug)}`,
  cast: (slug: string) => `/title/${segment(slug)}/cast`,
  crew: (slug: string) => `/title/${segment(slug)}/crew`,
  person: (slug: string) => `/person/${segment(slug)}`,
  streaming: (platform?: string, page?: number) => withSearch('/streaming', { platform, page }),
  theaters: (city?: string, page?: number) => withSearch('/theaters', { city, page }),
  festivals: () => '/festivals',
  festival: (slug: string) => `/festivals/${segment(slug)}`,
  companies: () => '/companies',
  company: (slug: string) => `/company/${segment(slug)}`,
  mobileApp: () => '/mobile-app',
  industry: () => '/industry',
  equipment: () => '/equipment',
  workshops: () => '/workshops',
  reviews: (search?: { page?: number }) => withSearch('/reviews', search),
  lists: () => '/lists',
  list: (slug: string) => `/lists/${segment(slug)}`,
  saved: () => '/saved',
  forums: () => '/forums',
  /** With the slug of a title or person: the form that corrects it. */
  contribute: (record?: { title?: string; person?: string }) => withSearch('/contribute', record),
  apiDocs: () => '/api-docs',
  about: () => '/about',
  press: () => '/press',
  careers: () => '/careers',
  contact: () => '/contact',
  privacy: () => '/privacy',
  terms: () => '/terms',
  accessibility: () => '/accessibility',
  takedown: () => '/takedown',
  /** With the slug of a title or person: how to cite it. */
  licence: (record?: { title?: string; person?: string }) => withSearch('/licence', record),
  /** What a visit takes over the network, and what is kept for when there is none. */
  dataUse: () => '/data-use',
  /** The picture by which a page is shown where a link to it is shared; its `card` declares the kind. */
  card: (kind: string, slug: string) => `/social/${kind}/${segment(slug)}.png`,
  /** The same for every page that has none of its own. */
  siteCard: () => '/social/site.png',
  login: (returnTo?: string) => withSearch('/api/login', { return: returnTo }),
  logout: () => '/api/logout',
} as const;
