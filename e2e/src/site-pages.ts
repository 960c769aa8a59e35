/** The pages that every test of "each page" goes through. */
export interface SitePage {
  readonly name: string;
  readonly address: string;
  /** The heading of level 1. */
  readonly heading: string | RegExp;
  /** A link that the page's own content has. */
  readonly link: { readonly name: string | RegExp; readonly href: string | RegExp };
}

const film = { slug: 'living-in-bondage', name: 'Living in Bondage' };

export const home: SitePage = {
  name: 'home',
  address: '/',
  heading: 'Discover African Cinema',
  link: { name: 'Explore Movies', href: '/movies' },
};
export const movies: SitePage = {
  name: 'movies',
  address: '/movies',
  heading: /movies/i,
  link: { name: /./, href: /^\/title\/./ },
};
export const title: SitePage = {
  name: 'a title',
  address: `/title/${film.slug}`,
  heading: film.name,
  link: { name: /View All Cast/, href: `/title/${film.slug}/cast` },
};
export const people: SitePage = {
  name: 'people',
  address: '/people',
  heading: 'African Talent',
  link: { name: /./, href: /^\/person\/./ },
};

export const sitePages: readonly SitePage[] = [home, movies, title, people];
