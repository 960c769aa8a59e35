import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-title',
  pages: {
    title: { paths: ['/title/:slug', '/titles/:slug'] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
