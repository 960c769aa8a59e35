import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-people',
  pages: {
    people: { paths: ['/people'] },
  },
  widgets: {},
} as const satisfies RemoteConfig;
