/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
// <widget>
import { filmPicksQuery } from './features/film-picks/api/film-picks-query.ts';
// </widget>
// <page>
import { filmPicksHead, prefetchFilmPicksPage } from './pages/film-picks-page-data.ts';
// </page>

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
    'film-picks': {
      load: () => import(/* webpackChunkName: "film-picks" */ './pages/film-picks-page.tsx'),
      prefetch: prefetchFilmPicksPage,
      head: filmPicksHead,
    },
    // </page>
  },
  widgets: {
    // <widget>
    // home, 90
    'home-picks': {
      load: () => import(/* webpackChunkName: "home-picks" */ './widgets/home-picks-widget.tsx'),
      prefetch: ({ data }) => data.fetch(filmPicksQuery()),
    },
    // </widget>
  },
} satisfies RemoteOf<typeof config>;
