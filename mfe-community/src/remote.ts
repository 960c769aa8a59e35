/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { paths } from '@sinima/contracts/paths';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { apiDocsHead, prefetchApiDocsPage } from './pages/api-docs-page-data.ts';
import { listHead, prefetchListPage } from './pages/list-page-data.ts';
import { listsHead, prefetchListsPage } from './pages/lists-page-data.ts';
import { prefetchReviewsPage, reviewsHead } from './pages/reviews-page-data.ts';
import { sitePages } from './pages/site-pages.ts';
import { homeWidgets } from './widgets/home-widgets.ts';

export default {
  pages: {
    // /reviews?page=
    reviews: {
      load: () => import(/* webpackChunkName: "reviews" */ './pages/reviews-page.tsx'),
      prefetch: prefetchReviewsPage,
      head: reviewsHead,
    },
    // /lists
    lists: {
      load: () => import(/* webpackChunkName: "lists" */ './pages/lists-page.tsx'),
      prefetch: prefetchListsPage,
      head: listsHead,
    },
    // /lists/:slug
    list: {
      load: () => import(/* webpackChunkName: "list" */ './pages/list-page.tsx'),
      prefetch: prefetchListPage,
      head: listHead,
    },
    // /saved?sort=
    saved: {
      load: () => import(/* webpackChunkName: "saved" */ './pages/saved-page.tsx'),
      head: () => ({
        title: 'Saved',
        description: 'Your watchlist, your likes and whom you follow, kept in this browser.',
        canonical: paths.saved(),
      }),
    },
    // /api-docs
    'api-docs': {
      load: () => import(/* webpackChunkName: "api-docs" */ './pages/api-docs-page.tsx'),
      prefetch: prefetchApiDocsPage,
      head: apiDocsHead,
    },
    ...sitePages,
  },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
