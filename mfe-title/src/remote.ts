/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: {
      pages: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po?from=pages'),
    },
    ar: {
      pages: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po?from=pages'),
    },
    pt: {
      pages: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po?from=pages'),
    },
    sw: {
      pages: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po?from=pages'),
    },
  },
  pages: {
    title: { load: () => import(/* webpackChunkName: "title" */ './pages/title.ts') },
    cast: { load: () => import(/* webpackChunkName: "cast" */ './pages/cast.ts') },
    crew: { load: () => import(/* webpackChunkName: "crew" */ './pages/crew.ts') },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
