import type { RemoteConfig } from '@sinima/contracts/remote';

/** The filters of both browse pages. */
const filters = [
  'tab',
  'search',
  'genre',
  'year',
  'decade',
  'country',
  'language',
  'sort',
  'status',
  'view',
  'page',
] as const;

export default {
  name: 'mfe-catalogue',
  owner: '@sinima/catalogue',
  navigation: [
    { place: 'header', label: 'Movies', path: '/movies', order: 10 },
    { place: 'header', label: 'TV Shows', path: '/tv-shows', order: 20 },
    { place: 'header', label: 'Awards', path: '/awards', order: 40 },
    { place: 'footer-discover', label: 'Top Rated', path: '/movies?sort=top-rated', order: 10 },
    { place: 'footer-discover', label: 'New Releases', path: '/movies?sort=new', order: 20 },
    { place: 'footer-discover', label: 'Upcoming', path: '/movies?status=upcoming', order: 30 },
    { place: 'footer-discover', label: 'All Movies', path: '/movies', order: 40 },
    { place: 'footer-discover', label: 'Awards', path: '/awards', order: 50 },
  ],
  pages: {
    movies: { paths: ['/movies'], query: filters },
    'tv-shows': { paths: ['/tv-shows'], query: filters },
    awards: { paths: ['/awards'], query: [] },
    award: {
      paths: ['/awards/:slug'],
      query: ['year', 'page'],
      sitemap: { name: 'awards', api: '/api/awards' },
      card: {
        kind: 'award',
        api: '/api/awards/slug/{slug}',
        name: 'name',
        facts: ['Awards', '{country}'],
        cloth: { shape: 'poster', country: 'country' },
      },
    },
    search: { paths: ['/search'], query: ['q', 'tab', 'page'], sitemap: 'closed' },
    streaming: { paths: ['/streaming'], query: ['platform', 'page'] },
    theaters: { paths: ['/theaters'], query: ['city', 'page'] },
    festivals: { paths: ['/festivals'], query: [] },
    festival: {
      paths: ['/festivals/:slug'],
      query: [],
      sitemap: { name: 'festivals', api: '/api/festivals' },
      card: {
        kind: 'festival',
        api: '/api/festivals/slug/{slug}',
        name: 'name',
        facts: ['Festival', '{city}', '{country}'],
        cloth: { shape: 'poster', country: 'country' },
      },
    },
  },
  api: {
    prefixes: ['festivals'],
    collections: ['festivals'],
    searched: [{ kind: 'festival', collection: 'festivals' }],
  },
  widgets: {
    trending: { slot: 'home', order: 20, height: 'clamp(32rem, 78vw, 68rem)' },
    'whats-streaming': { slot: 'home', order: 80, query: ['platform', 'city'] },
    'now-in-theaters': { slot: 'home', order: 90, query: ['platform', 'city'] },
    'coming-soon': { slot: 'home', order: 100 },
  },
} as const satisfies RemoteConfig;
