import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-catalogue',
  pages: {
    movies: { paths: ['/movies'] },
    'tv-shows': { paths: ['/tv-shows'] },
    awards: { paths: ['/awards'] },
    award: { paths: ['/awards/:slug'] },
    search: { paths: ['/search'] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
