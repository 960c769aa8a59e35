/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { headCastPage, headCrewPage, prefetchCreditsPage } from './features/credits/credits-page-data.ts';
import { headTitlePage, prefetchTitlePage } from './features/title/title-page-data.ts';

export default {
  pages: {
    // /title/:slug
    title: {
      load: () => import(/* webpackChunkName: "title" */ './features/title/title-page.tsx'),
      prefetch: prefetchTitlePage,
      head: headTitlePage,
    },
    // /title/:slug/cast
    cast: {
      load: () => import(/* webpackChunkName: "cast" */ './features/credits/cast-page.tsx'),
      prefetch: prefetchCreditsPage,
      head: headCastPage,
    },
    // /title/:slug/crew
    crew: {
      load: () => import(/* webpackChunkName: "crew" */ './features/credits/crew-page.tsx'),
      prefetch: prefetchCreditsPage,
      head: headCrewPage,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
