import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-people',
  pages: {
    people: { paths: ['/people'] },
    person: { paths: ['/person/:slug'] },
  },
  widgets: {
    'featured-talent': { slot: 'home', order: 30 },
  },
} as const satisfies RemoteConfig;
