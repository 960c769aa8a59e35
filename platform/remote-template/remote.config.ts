import type { RemoteConfig } from '@sinima/contracts/remote';

export default {
  name: 'mfe-template',
  owner: '@sinima/template',
  navigation: [
    // <fixed-page>
    { place: 'footer-discover', label: 'Film Picks', path: '/film-picks', order: 90 },
    // </fixed-page>
  ],
  // <part>
  api: { prefixes: ['street-songs'], collections: ['street-songs'] },
  // </part>
  pages: {
    // <page>
    'film-picks': { paths: ['/film-picks'], query: [] },
    // </page>
  },
  widgets: {
    // <widget>
    'home-picks': { slot: 'home', order: 90 },
    // </widget>
  },
} as const satisfies RemoteConfig;
