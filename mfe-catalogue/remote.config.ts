import type { RemoteConfig } from '@sinima/contracts/remote';

/** The filters of both browse pages. */
const filters = ['tab', 'search', 'genre', 'year', 'sort', 'status', 'view', 'page'] as const;

export default {
  name: 'mfe-catalogue',
  owner: '@sinima/catalogue',
  pages: {
    movies: { paths: ['/movies'], query: filters },
    'tv-shows': { paths: ['/tv-shows'], query: filters },
    awards: { paths: ['/awards'], query: [] },
    award: { paths: ['/awards/:slug'], query: ['year'] },
    search: { paths: ['/search'], query: ['q', 'tab'] },
    streaming: { paths: ['/streaming'], query: ['platform', 'page'] },
    theaters: { paths: ['/theaters'], query: ['city', 'page'] },
    festivals: { paths: ['/festivals'], query: [] },
    festival: { paths: ['/festivals/:slug'], query: [] },
  },
  widgets: {
    trending: { slot: 'home', order: 20, height: 'clamp(32rem, 78vw, 68rem)' },
    'whats-streaming': { slot: 'home', order: 80, query: ['platform', 'city'] },
    'now-in-theaters': { slot: 'home', order: 90, query: ['platform', 'city'] },
    'coming-soon': { slot: 'home', order: 100 },
  },
} as const satisfies RemoteConfig;
