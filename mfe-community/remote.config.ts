import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-community',
  owner: '@sinima/community',
  pages: {
    reviews: { paths: ['/reviews'], query: ['page'] },
    lists: { paths: ['/lists'], query: [] },
    list: { paths: ['/lists/:slug'], query: [] },
    'api-docs': { paths: ['/api-docs'], query: [] },
    about: { paths: ['/about'], query: [] },
    contribute: { paths: ['/contribute'], query: [] },
    contact: { paths: ['/contact'], query: [] },
    press: { paths: ['/press'], query: [] },
    careers: { paths: ['/careers'], query: [] },
    privacy: { paths: ['/privacy'], query: [] },
    terms: { paths: ['/terms'], query: [] },
    forums: { paths: ['/forums'], query: [] },
    'mobile-app': { paths: ['/mobile-app'], query: [] },
    industry: { paths: ['/industry'], query: [] },
    equipment: { paths: ['/equipment'], query: [] },
    workshops: { paths: ['/workshops'], query: [] },
  },
  widgets: {
    hero: { slot: 'home', order: 10, height: 'min(38rem, 78svh)' },
    stats: { slot: 'home', order: 40 },
    'recent-reviews': { slot: 'home', order: 50 },
    'popular-lists': { slot: 'home', order: 60 },
    community: { slot: 'home', order: 70 },
  },
} as const satisfies RemoteConfig;
