/**
 * What the host said of pages before remotes declared it themselves. It holds for releases from before, which are still
 * in stores and may be live: by path, whichever remote owns it.
 */
import type { NavigationEntry } from '@sinima/contracts/navigation';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { RouteDeclaration } from '@sinima/contracts/remote';

type Declared = Pick<RouteDeclaration, 'sitemap' | 'card'>;

const labels = {
  header: [
    ['Movies', '/movies', 10],
    ['TV Shows', '/tv-shows', 20],
    ['People', '/people', 30],
    ['Awards', '/awards', 40],
  ],
  'footer-discover': [
    ['Top Rated', '/movies?sort=top-rated', 10],
    ['New Releases', '/movies?sort=new', 20],
    ['Upcoming', '/movies?status=upcoming', 30],
    ['All Movies', '/movies', 40],
    ['Awards', '/awards', 50],
  ],
  'footer-community': [
    ['Reviews', '/reviews', 10],
    ['Lists', '/lists', 20],
    ['Forums', '/forums', 30],
    ['Contribute', '/contribute', 40],
    ['API', '/api-docs', 50],
  ],
  'footer-company': [
    ['About', '/about', 10],
    ['Press', '/press', 20],
    ['Careers', '/careers', 30],
    ['Contact', '/contact', 40],
    ['Privacy', '/privacy', 50],
    ['Terms', '/terms', 60],
  ],
} as const;

const navigation = Object.entries(labels).flatMap(([place, links]) =>
  links.map(([label, path, order]) => ({ place, label, path, order }) as NavigationEntry),
);

const poster = { shape: 'poster', country: 'country' } as const;

/** By the first path of a page. */
const pages: Readonly<Record<string, Declared>> = {
  '/search': { sitemap: 'closed' },
  '/title/:slug': {
    sitemap: {
      name: 'titles',
      api: '/api/titles',
      count: { api: '/api/stats', field: 'totalTitles' },
    },
    card: {
      kind: 'title',
      api: '/api/titles/slug/{slug}',
      name: 'displayTitle',
      facts: ['{releaseYear}', '{type}', '{countries.0}'],
      words: { MOVIE: 'Film', SERIES: 'Series' },
      cloth: { shape: 'poster', country: 'countries.0', genres: 'genres', year: 'releaseYear' },
    },
  },
  '/person/:slug': {
    sitemap: {
      name: 'people',
      api: '/api/people',
      count: { api: '/api/stats', field: 'totalPeople' },
    },
    card: {
      kind: 'person',
      api: '/api/people/slug/{slug}',
      name: 'name',
      facts: ['{roles}', '{country}'],
      cloth: { shape: 'portrait', country: 'country' },
    },
  },
  '/lists/:slug': {
    sitemap: { name: 'lists', api: '/api/lists/public' },
    card: {
      kind: 'list',
      api: '/api/lists/slug/{slug}',
      name: 'name',
      facts: ['List', '{itemCount} {itemNoun}'],
      cloth: { shape: 'poster' },
    },
  },
  '/festivals/:slug': {
    sitemap: { name: 'festivals', api: '/api/festivals' },
    card: {
      kind: 'festival',
      api: '/api/festivals/slug/{slug}',
      name: 'name',
      facts: ['Festival', '{city}', '{country}'],
      cloth: poster,
    },
  },
  '/awards/:slug': {
    sitemap: { name: 'awards', api: '/api/awards' },
    card: {
      kind: 'award',
      api: '/api/awards/slug/{slug}',
      name: 'name',
      facts: ['Awards', '{country}'],
      cloth: poster,
    },
  },
};

/** Return what a remote owns, with what the host used to say of it where its release is from before. */
export function withFormerDeclarations(owned: OwnedRoutes): OwnedRoutes {
  if (owned.navigation !== undefined) return owned;
  const ownPaths = new Set(Object.values(owned.pages).flatMap(({ paths }) => paths));
  return {
    ...owned,
    pages: Object.fromEntries(
      Object.entries(owned.pages).map(([id, page]) => [id, { ...pages[page.paths[0] ?? ''], ...page }]),
    ),
    navigation: navigation.filter(({ path }) => ownPaths.has(path.replace(/\?.*/, ''))),
  };
}
