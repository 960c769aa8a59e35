import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-title',
  owner: '@sinima/title',
  pages: {
    title: { paths: ['/title/:slug', '/titles/:slug'], query: ['tab', 'season'] },
    cast: { paths: ['/title/:slug/cast', '/titles/:slug/cast'], query: [] },
    crew: { paths: ['/title/:slug/crew', '/titles/:slug/crew'], query: [] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
