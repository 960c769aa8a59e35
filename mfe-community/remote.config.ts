import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-community',
  pages: {
    reviews: { paths: ['/reviews'] },
    lists: { paths: ['/lists'] },
    list: { paths: ['/lists/:slug'] },
    'api-docs': { paths: ['/api-docs'] },
    about: { paths: ['/about'] },
    contribute: { paths: ['/contribute'] },
    contact: { paths: ['/contact'] },
    press: { paths: ['/press'] },
    careers: { paths: ['/careers'] },
    privacy: { paths: ['/privacy'] },
    terms: { paths: ['/terms'] },
    forums: { paths: ['/forums'] },
    'mobile-app': { paths: ['/mobile-app'] },
    industry: { paths: ['/industry'] },
    equipment: { paths: ['/equipment'] },
    workshops: { paths: ['/workshops'] },
  },
  widgets: {
    hero: { slot: 'home', order: 10, height: 'min(38rem, 78svh)' },
    stats: { slot: 'home', order: 40 },
    'recent-reviews': { slot: 'home', order: 50 },
    'popular-lists': { slot: 'home', order: 60 },
    community: { slot: 'home', order: 70 },
  },
} as const satisfies RemoteConfig;
