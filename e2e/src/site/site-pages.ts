/** The pages that every test of "each page" goes through, and the contact sheet too. */
import type { PageWithStates } from '@sinima/testing/page-states';

export interface SitePage extends PageWithStates {
  readonly name: string;
  /** The heading of level 1. */
  readonly heading: string | RegExp;
  /** A link that the page's own content has; none in a page that is words alone. */
  readonly link?: { readonly name: string | RegExp; readonly href: string | RegExp };
  /** An address at which the same page has nothing to show, because of its query. */
  readonly nothingAt?: string;
}

const film = { slug: 'living-in-bondage', name: 'Living in Bondage' };
const show = { slug: 'blood-and-water', name: 'Blood & Water' };
const anyTitle = { name: /./, href: /^\/title\/./ };
const anyPerson = { name: /./, href: /^\/person\/./ };

export const home: SitePage = {
  name: 'home',
  address: '/',
  heading: 'Discover African Cinema',
  link: { name: 'Explore Movies', href: '/movies' },
  reads: true,
};
export const movies: SitePage = {
  name: 'movies',
  address: '/movies',
  heading: /movies/i,
  link: anyTitle,
  reads: true,
  nothingAt: '/movies?search=zzzzqq',
};
export const tvShows: SitePage = {
  name: 'TV shows',
  address: '/tv-shows',
  heading: 'TV Shows',
  link: anyTitle,
  reads: true,
  nothingAt: '/tv-shows?search=zzzzqq',
};
export const people: SitePage = {
  name: 'people',
  address: '/people',
  heading: 'African Talent',
  link: anyPerson,
  reads: true,
  nothingAt: '/people?search=zzzzqq',
};
const search: SitePage = {
  name: 'search',
  address: '/search?q=king',
  heading: /results for .king./,
  link: anyTitle,
  reads: true,
  nothingAt: '/search?q=zzzzqq',
};
export const title: SitePage = {
  name: 'a title',
  address: `/title/${film.slug}`,
  heading: film.name,
  link: { name: /View All Cast/, href: `/title/${film.slug}/cast` },
  reads: true,
  missingAt: '/title/no-such-title',
};
export const series: SitePage = {
  name: 'a series',
  address: `/title/${show.slug}`,
  heading: show.name,
  link: { name: 'Season 2', href: `/title/${show.slug}?tab=episodes&season=2` },
  reads: true,
};
const cast: SitePage = {
  name: 'a full cast',
  address: `/title/${film.slug}/cast`,
  heading: 'Full Cast',
  link: anyPerson,
  reads: true,
  missingAt: '/title/no-such-title/cast',
};
const crew: SitePage = {
  name: 'a full crew',
  address: `/title/${film.slug}/crew`,
  heading: 'Full Crew',
  link: anyPerson,
  reads: true,
  missingAt: '/title/no-such-title/crew',
};
export const person: SitePage = {
  name: 'a person',
  address: '/person/genevieve-nnaji',
  heading: 'Genevieve Nnaji',
  link: anyTitle,
  reads: true,
  missingAt: '/person/no-such-person',
};
const streaming: SitePage = {
  name: 'streaming',
  address: '/streaming',
  heading: /What.s Streaming/,
  link: anyTitle,
  reads: true,
};
const theaters: SitePage = {
  name: 'theaters',
  address: '/theaters',
  heading: 'Now in Theaters',
  link: anyTitle,
  reads: true,
};
const reviews: SitePage = {
  name: 'reviews',
  address: '/reviews',
  heading: 'Reviews',
  link: anyTitle,
  reads: true,
};
const lists: SitePage = {
  name: 'lists',
  address: '/lists',
  heading: 'Lists',
  link: { name: /./, href: '/lists/rising-african-directors' },
  reads: true,
};
export const list: SitePage = {
  name: 'a list',
  address: '/lists/rising-african-directors',
  heading: 'Rising African Directors',
  link: anyPerson,
  reads: true,
  missingAt: '/lists/no-such-list',
};
const festivals: SitePage = {
  name: 'festivals',
  address: '/festivals',
  heading: 'Festivals',
  link: { name: /./, href: '/festivals/durban-international-film-festival' },
  reads: true,
};
const festival: SitePage = {
  name: 'a festival',
  address: '/festivals/durban-international-film-festival',
  heading: 'Durban International Film Festival',
  link: anyTitle,
  reads: true,
  missingAt: '/festivals/no-such-festival',
};

const companies: SitePage = {
  name: 'companies',
  address: '/companies',
  heading: 'Companies',
  link: { name: /./, href: '/company/filmone-entertainment' },
  reads: true,
};
const company: SitePage = {
  name: 'a company',
  address: '/company/filmone-entertainment',
  heading: 'FilmOne Entertainment',
  link: anyTitle,
  reads: true,
  missingAt: '/company/no-such-company',
};

const awards: SitePage = {
  name: 'awards',
  address: '/awards',
  heading: 'Awards and Festivals',
  link: { name: /./, href: '/awards/fespaco-awards' },
  reads: true,
};
const award: SitePage = {
  name: 'an award',
  address: '/awards/africa-magic-viewers-choice-awards',
  heading: /Africa Magic Viewers. Choice Awards/,
  link: anyTitle,
  reads: true,
  missingAt: '/awards/no-such-award',
};
const apiDocs: SitePage = {
  name: 'the API documentation',
  address: '/api-docs',
  heading: /API/,
  reads: true,
};

/** The page of saved marks, which no server knows. */
export const saved: SitePage = { name: 'what is saved', address: '/saved', heading: 'Saved', reads: false };

/** The short pages, which are words alone. */
export const shortPages: readonly SitePage[] = [
  ['/about', /About/],
  ['/contribute', /Contribute/],
  ['/contact', /Contact/],
  ['/press', /Press/],
  ['/careers', /Careers/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
  ['/accessibility', /Accessibility/],
  ['/takedown', /Take-down/],
  ['/licence', /Licence/],
  ['/data-use', /Data Use/],
  ['/forums', /Forums/],
  ['/mobile-app', /App/i],
  ['/industry', /Industry/],
  ['/equipment', /Equipment/],
  ['/workshops', /Workshops/],
].map(([address, heading]) => ({
  name: String(address),
  address: String(address),
  heading: heading!,
  reads: false,
}));

/** Pages that read from the API. */
export const readingPages: readonly SitePage[] = [
  home,
  movies,
  tvShows,
  people,
  search,
  title,
  series,
  cast,
  crew,
  person,
  streaming,
  theaters,
  reviews,
  lists,
  list,
  awards,
  award,
  festivals,
  festival,
  companies,
  company,
  apiDocs,
];

export const sitePages: readonly SitePage[] = [...readingPages, saved, ...shortPages];
