/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { castPageHead, crewPageHead, prefetchCreditsPage } from './pages/credits-page-data.ts';
import { titlePageHead, prefetchTitlePage } from './pages/title-page-data.ts';

export default {
  pages: {
    // /title/:slug
    title: {
      load: () => import(/* webpackChunkName: "title" */ './pages/title-page.tsx'),
      prefetch: prefetchTitlePage,
      head: titlePageHead,
    },
    // /title/:slug/cast
    cast: {
      load: () => import(/* webpackChunkName: "cast" */ './pages/cast-page.tsx'),
      prefetch: prefetchCreditsPage,
      head: castPageHead,
    },
    // /title/:slug/crew
    crew: {
      load: () => import(/* webpackChunkName: "crew" */ './pages/crew-page.tsx'),
      prefetch: prefetchCreditsPage,
      head: crewPageHead,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
