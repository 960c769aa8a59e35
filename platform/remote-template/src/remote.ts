/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: {
      pages: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po?from=pages'),
      // <widget>
      widgets: () => import(/* webpackChunkName: "messages-fr-widgets" */ '../messages/fr.po?from=widgets'),
      // </widget>
    },
    ar: {
      pages: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po?from=pages'),
      // <widget>
      widgets: () => import(/* webpackChunkName: "messages-ar-widgets" */ '../messages/ar.po?from=widgets'),
      // </widget>
    },
    pt: {
      pages: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po?from=pages'),
      // <widget>
      widgets: () => import(/* webpackChunkName: "messages-pt-widgets" */ '../messages/pt.po?from=widgets'),
      // </widget>
    },
    sw: {
      pages: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po?from=pages'),
      // <widget>
      widgets: () => import(/* webpackChunkName: "messages-sw-widgets" */ '../messages/sw.po?from=widgets'),
      // </widget>
    },
  },
  pages: {
    // <page>
    // /film-picks
    'film-picks': { load: () => import(/* webpackChunkName: "film-picks" */ './pages/film-picks.ts') },
    // </page>
  },
  widgets: {
    // <widget>
    // home, 90
    'home-picks': { load: () => import(/* webpackChunkName: "home-picks" */ './widgets/home-picks.ts') },
    // </widget>
  },
} satisfies RemoteOf<typeof config>;
