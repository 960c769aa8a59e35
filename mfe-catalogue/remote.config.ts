import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-catalogue',
  pages: {
    movies: { paths: ['/movies'] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
