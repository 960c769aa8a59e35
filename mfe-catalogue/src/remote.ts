/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
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
    // /search?q=
    search: {
      load: () => import(/* webpackChunkName: "search" */ './features/search/search-page.tsx'),
      prefetch: prefetchSearchPage,
      head: headSearchPage,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
