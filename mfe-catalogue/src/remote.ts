/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { headAwardPage, prefetchAwardPage } from './features/awards/award-page-data.ts';
import { headAwardsPage, prefetchAwardsPage } from './features/awards/awards-page-data.ts';
import { movies, series } from './features/browse/catalogues.ts';
import { headBrowsePage, prefetchBrowsePage } from './features/browse/browse-page-data.ts';
import { headSearchPage, prefetchSearchPage } from './features/search/search-page-data.ts';

export default {
  pages: {
    // /movies
    movies: {
      load: () => import(/* webpackChunkName: "movies" */ './features/browse/movies-page.tsx'),
      prefetch: (context) => prefetchBrowsePage(movies, context),
      head: (context) => headBrowsePage(movies, context),
    },
    // /tv-shows
    'tv-shows': {
      load: () => import(/* webpackChunkName: "tv-shows" */ './features/browse/tv-shows-page.tsx'),
      prefetch: (context) => prefetchBrowsePage(series, context),
      head: (context) => headBrowsePage(series, context),
    },
    // /awards
    awards: {
      load: () => import(/* webpackChunkName: "awards" */ './features/awards/awards-page.tsx'),
      prefetch: prefetchAwardsPage,
      head: headAwardsPage,
    },
    // /awards/:slug?year=
    award: {
      load: () => import(/* webpackChunkName: "award" */ './features/awards/award-page.tsx'),
      prefetch: prefetchAwardPage,
      head: headAwardPage,
    },
    // /search?q=
    search: {
      load: () => import(/* webpackChunkName: "search" */ './features/search/search-page.tsx'),
      prefetch: prefetchSearchPage,
      head: headSearchPage,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
