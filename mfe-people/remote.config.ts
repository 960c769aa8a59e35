import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-people',
  owner: '@sinima/people',
  pages: {
    people: { paths: ['/people'], query: ['search', 'role', 'country', 'page'] },
    person: { paths: ['/person/:slug'], query: ['tab'] },
  },
  widgets: {
    'featured-talent': { slot: 'home', order: 30 },
  },
} as const satisfies RemoteConfig;
