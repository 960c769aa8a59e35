import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-title',
  pages: {
    title: { paths: ['/title/:slug', '/titles/:slug'] },
    cast: { paths: ['/title/:slug/cast', '/titles/:slug/cast'] },
    crew: { paths: ['/title/:slug/crew', '/titles/:slug/crew'] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
