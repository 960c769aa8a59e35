import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-catalogue',
  pages: {
    movies: { paths: ['/movies'] },
    'tv-shows': { paths: ['/tv-shows'] },
    awards: { paths: ['/awards'] },
    award: { paths: ['/awards/:slug'] },
    search: { paths: ['/search'] },
    streaming: { paths: ['/streaming'] },
    theaters: { paths: ['/theaters'] },
    festivals: { paths: ['/festivals'] },
    festival: { paths: ['/festivals/:slug'] },
  },
  widgets: {
    trending: { slot: 'home', order: 20, height: 'clamp(32rem, 78vw, 68rem)' },
    'whats-streaming': { slot: 'home', order: 80 },
    'now-in-theaters': { slot: 'home', order: 90 },
    'coming-soon': { slot: 'home', order: 100 },
  },
} as const satisfies RemoteConfig;
