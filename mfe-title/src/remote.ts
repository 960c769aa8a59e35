/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { castPageData, crewPageData } from './pages/credits-page-data.ts';
import { titlePageData } from './pages/title-page-data.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    title: {
      load: () => import(/* webpackChunkName: "title" */ './pages/title-page.tsx'),
      ...titlePageData,
    },
    cast: {
      load: () => import(/* webpackChunkName: "cast" */ './pages/cast-page.tsx'),
      ...castPageData,
    },
    crew: {
      load: () => import(/* webpackChunkName: "crew" */ './pages/crew-page.tsx'),
      ...crewPageData,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
