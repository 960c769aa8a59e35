/** The widgets that this remote brings to the home page: one lazy line per widget, from the top. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../../remote.config.ts';
import { streamingQuery } from '../features/streaming/api/streaming-query.ts';
import { platformOf } from '../features/streaming/platforms.ts';
import { theatersQuery } from '../features/theaters/api/theaters-query.ts';
import { cityOf } from '../features/theaters/cities.ts';
import { upcomingQuery } from '../features/upcoming/api/upcoming-query.ts';
import { trendingQuery } from '../titles/trending-query.ts';

export const homeWidgets = {
  trending: {
    load: () => import(/* webpackChunkName: "trending" */ './trending-widget.tsx'),
    prefetch: ({ data }) => data.fetch(trendingQuery()),
  },
  'whats-streaming': {
    load: () => import(/* webpackChunkName: "whats-streaming" */ './streaming-widget.tsx'),
    prefetch: ({ data, search }) => data.fetch(streamingQuery(platformOf(search))),
  },
  'now-in-theaters': {
    load: () => import(/* webpackChunkName: "now-in-theaters" */ './theaters-widget.tsx'),
    prefetch: ({ data, search }) => data.fetch(theatersQuery(cityOf(search))),
  },
  'coming-soon': {
    load: () => import(/* webpackChunkName: "coming-soon" */ './coming-soon-widget.tsx'),
    prefetch: ({ data }) => data.fetch(upcomingQuery()),
  },
} satisfies RemoteOf<typeof config>['widgets'];
