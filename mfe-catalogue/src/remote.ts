/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { movies, series } from './features/browse/catalogues.ts';
import { awardHead, prefetchAwardPage } from './pages/award-page-data.ts';
import { awardsHead, prefetchAwardsPage } from './pages/awards-page-data.ts';
import { browsePageData } from './pages/browse-page-data.ts';
import { festivalHead, prefetchFestivalPage } from './pages/festival-page-data.ts';
import { festivalsHead, prefetchFestivalsPage } from './pages/festivals-page-data.ts';
import { prefetchSearchPage, searchHead } from './pages/search-page-data.ts';
import { prefetchStreamingPage, streamingHead } from './pages/streaming-page-data.ts';
import { prefetchTheatersPage, theatersHead } from './pages/theaters-page-data.ts';
import { homeWidgets } from './widgets/home-widgets.ts';

export default {
  pages: {
    // /movies
    movies: {
      load: () => import(/* webpackChunkName: "movies" */ './pages/movies-page.tsx'),
      ...browsePageData(movies),
    },
    // /tv-shows
    'tv-shows': {
      load: () => import(/* webpackChunkName: "tv-shows" */ './pages/tv-shows-page.tsx'),
      ...browsePageData(series),
    },
    // /awards
    awards: {
      load: () => import(/* webpackChunkName: "awards" */ './pages/awards-page.tsx'),
      prefetch: prefetchAwardsPage,
      head: awardsHead,
    },
    // /awards/:slug?year=
    award: {
      load: () => import(/* webpackChunkName: "award" */ './pages/award-page.tsx'),
      prefetch: prefetchAwardPage,
      head: awardHead,
    },
    // /search?q=
    search: {
      load: () => import(/* webpackChunkName: "search" */ './pages/search-page.tsx'),
      prefetch: prefetchSearchPage,
      head: searchHead,
    },
    // /streaming?platform=&page=
    streaming: {
      load: () => import(/* webpackChunkName: "streaming" */ './pages/streaming-page.tsx'),
      prefetch: prefetchStreamingPage,
      head: streamingHead,
    },
    // /theaters?city=&page=
    theaters: {
      load: () => import(/* webpackChunkName: "theaters" */ './pages/theaters-page.tsx'),
      prefetch: prefetchTheatersPage,
      head: theatersHead,
    },
    // /festivals
    festivals: {
      load: () => import(/* webpackChunkName: "festivals" */ './pages/festivals-page.tsx'),
      prefetch: prefetchFestivalsPage,
      head: festivalsHead,
    },
    // /festivals/:slug
    festival: {
      load: () => import(/* webpackChunkName: "festival" */ './pages/festival-page.tsx'),
      prefetch: prefetchFestivalPage,
      head: festivalHead,
    },
  },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
