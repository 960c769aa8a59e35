/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
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
