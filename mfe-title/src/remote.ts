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
    title: { load: () => import(/* webpackChunkName: "title" */ './pages/title.ts') },
    cast: { load: () => import(/* webpackChunkName: "cast" */ './pages/cast.ts') },
    crew: { load: () => import(/* webpackChunkName: "crew" */ './pages/crew.ts') },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
