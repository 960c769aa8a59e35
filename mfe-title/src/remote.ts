/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { headTitlePage, prefetchTitlePage } from './features/title/title-page-data.ts';

export default {
  pages: {
    // /title/:slug
    title: {
      load: () => import(/* webpackChunkName: "title" */ './features/title/title-page.tsx'),
      prefetch: prefetchTitlePage,
      head: headTitlePage,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
