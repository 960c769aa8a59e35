/** Everything that this remote shows: one lazy line per widget, and where it stands. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { statsQuery } from './features/stats/api/stats-query.ts';
import { streamingQuery } from './features/streaming/api/streaming-query.ts';
import { platformOf } from './features/streaming/platforms.ts';
import { featuredTalentQuery } from './features/talent/api/featured-talent-query.ts';
import { trendingQuery } from './features/trending/api/trending-query.ts';

export default {
  pages: {},
  widgets: {
    // Home, from the top
    hero: {
      load: () => import(/* webpackChunkName: "hero" */ './features/hero/hero-widget.tsx'),
    },
    trending: {
      load: () => import(/* webpackChunkName: "trending" */ './features/trending/trending-widget.tsx'),
      prefetch: ({ data }) => data.fetch(trendingQuery()),
    },
    'featured-talent': {
      load: () =>
        import(/* webpackChunkName: "featured-talent" */ './features/talent/featured-talent-widget.tsx'),
      prefetch: ({ data }) => data.fetch(featuredTalentQuery()),
    },
    stats: {
      load: () => import(/* webpackChunkName: "stats" */ './features/stats/stats-widget.tsx'),
      prefetch: ({ data }) => data.fetch(statsQuery()),
    },
    streaming: {
      load: () => import(/* webpackChunkName: "streaming" */ './features/streaming/streaming-widget.tsx'),
      prefetch: ({ data, search }) => data.fetch(streamingQuery(platformOf(search))),
    },
  },
} satisfies RemoteOf<typeof config>;
