/**
 * The addresses of the site (`docs/specification.md §2`): links to another area go through here, never through
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
  readonly sort?: string;
  readonly status?: string;
  readonly tab?: string;
  readonly view?: string;
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
  people: (search?: { search?: string; role?: string; country?: string; page?: number }) =>
    withSearch('/people', search),
  awards: () => '/awards',
  search: (q: string) => withSearch('/search', { q }),
  title: (slug: string) => `/title/${segment(slug)}`,
  cast: (slug: string) => `/title/${segment(slug)}/cast`,
  crew: (slug: string) => `/title/${segment(slug)}/crew`,
  person: (slug: string) => `/person/${segment(slug)}`,
  streaming: (platform?: string) => withSearch('/streaming', { platform }),
  theaters: (city?: string) => withSearch('/theaters', { city }),
  festivals: () => '/festivals',
  mobileApp: () => '/mobile-app',
  industry: () => '/industry',
  equipment: () => '/equipment',
  workshops: () => '/workshops',
  reviews: () => '/reviews',
  lists: () => '/lists',
  forums: () => '/forums',
  contribute: () => '/contribute',
  apiDocs: () => '/api-docs',
  about: () => '/about',
  press: () => '/press',
  careers: () => '/careers',
  contact: () => '/contact',
  privacy: () => '/privacy',
  terms: () => '/terms',
  login: (returnTo?: string) => withSearch('/api/login', { returnTo }),
  logout: () => '/api/logout',
} as const;
