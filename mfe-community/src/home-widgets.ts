/** The widgets of the home page: one lazy line per widget, from the top. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { listsQuery } from './features/lists/api/lists-query.ts';
import { recentReviewsQuery, reviewsOnHome } from './features/reviews/api/recent-reviews-query.ts';
import { statsQuery } from './features/stats/api/stats-query.ts';
import { streamingQuery } from './features/streaming/api/streaming-query.ts';
import { platformOf } from './features/streaming/platforms.ts';
import { theatersQuery } from './features/theaters/api/theaters-query.ts';
import { cityOf } from './features/theaters/cities.ts';
import { trendingQuery } from './features/trending/api/trending-query.ts';
import { upcomingQuery } from './features/upcoming/api/upcoming-query.ts';

export const homeWidgets = {
  hero: {
    load: () => import(/* webpackChunkName: "hero" */ './features/hero/hero-widget.tsx'),
  },
  trending: {
    load: () => import(/* webpackChunkName: "trending" */ './features/trending/trending-widget.tsx'),
    prefetch: ({ data }) => data.fetch(trendingQuery()),
  },
  stats: {
    load: () => import(/* webpackChunkName: "stats" */ './features/stats/stats-widget.tsx'),
    prefetch: ({ data }) => data.fetch(statsQuery()),
  },
  'recent-reviews': {
    load: () =>
      import(/* webpackChunkName: "recent-reviews" */ './features/reviews/recent-reviews-widget.tsx'),
    prefetch: ({ data }) => data.fetch(recentReviewsQuery({ pageSize: reviewsOnHome })),
  },
  'popular-lists': {
    load: () => import(/* webpackChunkName: "popular-lists" */ './features/lists/popular-lists-widget.tsx'),
    prefetch: ({ data }) => data.fetch(listsQuery()),
  },
  community: {
    load: () => import(/* webpackChunkName: "community" */ './features/community/community-widget.tsx'),
  },
  'whats-streaming': {
    load: () => import(/* webpackChunkName: "whats-streaming" */ './features/streaming/streaming-widget.tsx'),
    prefetch: ({ data, search }) => data.fetch(streamingQuery(platformOf(search))),
  },
  'now-in-theaters': {
    load: () => import(/* webpackChunkName: "now-in-theaters" */ './features/theaters/theaters-widget.tsx'),
    prefetch: ({ data, search }) => data.fetch(theatersQuery(cityOf(search))),
  },
  'coming-soon': {
    load: () => import(/* webpackChunkName: "coming-soon" */ './features/upcoming/coming-soon-widget.tsx'),
    prefetch: ({ data }) => data.fetch(upcomingQuery()),
  },
} satisfies RemoteOf<typeof config>['widgets'];
