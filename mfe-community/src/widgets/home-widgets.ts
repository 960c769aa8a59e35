/** The widgets that this remote brings to the home page: one lazy line per widget, from the top. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../../remote.config.ts';
import { listsQuery } from '../features/lists/api/lists-query.ts';
import { recentReviewsQuery, REVIEWS_ON_HOME } from '../features/reviews/api/recent-reviews-query.ts';
import { statsQuery } from '../features/stats/api/stats-query.ts';

export const homeWidgets = {
  hero: {
    load: () => import(/* webpackChunkName: "hero" */ './hero-widget.tsx'),
  },
  stats: {
    load: () => import(/* webpackChunkName: "stats" */ './stats-widget.tsx'),
    prefetch: ({ data }) => data.fetch(statsQuery()),
  },
  'recent-reviews': {
    load: () => import(/* webpackChunkName: "recent-reviews" */ './recent-reviews-widget.tsx'),
    prefetch: ({ data }) => data.fetch(recentReviewsQuery({ pageSize: REVIEWS_ON_HOME })),
  },
  'popular-lists': {
    load: () => import(/* webpackChunkName: "popular-lists" */ './popular-lists-widget.tsx'),
    prefetch: ({ data }) => data.fetch(listsQuery()),
  },
  community: {
    load: () => import(/* webpackChunkName: "community" */ './community-widget.tsx'),
  },
} satisfies RemoteOf<typeof config>['widgets'];
