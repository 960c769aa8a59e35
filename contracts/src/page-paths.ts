/** Builders of links to the site's pages: code takes them as `paths` from `paths.ts`. A bundle has those alone that its code calls. */

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

export const home = () => '/';
export const movies = (search?: BrowseSearch) => withSearch('/movies', search);
export const tvShows = (search?: BrowseSearch) => withSearch('/tv-shows', search);
export const people = (search?: PeopleSearch) => withSearch('/people', search);
export const awards = () => '/awards';
export const award = (slug: string, search?: { year?: number; page?: number }) =>
  withSearch(`/awards/${segment(slug)}`, search);
export const search = (q: string) => withSearch('/search', { q });
export const title = (slug: string) => `/title/${segment(slug)}`;
export const cast = (slug: string) => `/title/${segment(slug)}/cast`;
export const crew = (slug: string) => `/title/${segment(slug)}/crew`;
export const person = (slug: string) => `/person/${segment(slug)}`;
export const streaming = (platform?: string, page?: number) => withSearch('/streaming', { platform, page });
export const theaters = (city?: string, page?: number) => withSearch('/theaters', { city, page });
export const festivals = () => '/festivals';
export const festival = (slug: string) => `/festivals/${segment(slug)}`;
export const companies = () => '/companies';
export const company = (slug: string) => `/company/${segment(slug)}`;
export const mobileApp = () => '/mobile-app';
export const industry = () => '/industry';
export const equipment = () => '/equipment';
export const workshops = () => '/workshops';
export const reviews = (search?: { page?: number }) => withSearch('/reviews', search);
export const lists = () => '/lists';
export const list = (slug: string) => `/lists/${segment(slug)}`;
export const saved = () => '/saved';
export const forums = () => '/forums';
/** With the slug of a title or person: the form that corrects it. */
export const contribute = (record?: { title?: string; person?: string }) => withSearch('/contribute', record);
export const apiDocs = () => '/api-docs';
export const about = () => '/about';
export const press = () => '/press';
export const careers = () => '/careers';
export const contact = () => '/contact';
export const privacy = () => '/privacy';
export const terms = () => '/terms';
export const accessibility = () => '/accessibility';
export const takedown = () => '/takedown';
/** With the slug of a title or person: how to cite it. */
export const licence = (record?: { title?: string; person?: string }) => withSearch('/licence', record);
/** The page on the traffic of a visit, and on copies for when there is no network. */
export const dataUse = () => '/data-use';
/** The picture by which a page is shown where a link to it is shared; its `card` declares the kind. */
export const card = (kind: string, slug: string) => `/social/${kind}/${segment(slug)}.png`;
/** The same for every page that has none of its own. */
export const siteCard = () => '/social/site.png';
export const login = (returnTo?: string) => withSearch('/api/login', { return: returnTo });
export const logout = () => '/api/logout';
