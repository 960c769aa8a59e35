import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-community',
  pages: {},
  widgets: {
    hero: { slot: 'home', order: 10 },
    trending: { slot: 'home', order: 20 },
    'featured-talent': { slot: 'home', order: 30 },
    stats: { slot: 'home', order: 40 },
    streaming: { slot: 'home', order: 50 },
  },
} as const satisfies RemoteConfig;
