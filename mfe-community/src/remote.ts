/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { apiDescriptionQuery } from './features/api-docs/api/api-description-query.ts';
import { listsQuery } from './features/lists/api/lists-query.ts';
import { listPageData } from './pages/list-page-data.ts';
import { reviewsPageData } from './pages/reviews-page-data.ts';
import { sitePages } from './pages/site-pages.ts';
import { homeWidgets } from './widgets/home-widgets.ts';

export default {
  pages: {
    reviews: {
      load: () => import(/* webpackChunkName: "reviews" */ './pages/reviews-page.tsx'),
      ...reviewsPageData,
    },
    lists: {
      load: () => import(/* webpackChunkName: "lists" */ './pages/lists-page.tsx'),
      ...pageData(
        { title: 'Lists', description: 'Curated lists of African films and film-makers.' },
        listsQuery,
      ),
    },
    list: {
      load: () => import(/* webpackChunkName: "list" */ './pages/list-page.tsx'),
      ...listPageData,
    },
    saved: {
      load: () => import(/* webpackChunkName: "saved" */ './pages/saved-page.tsx'),
      head: () => ({
        title: 'Saved',
        description: 'Your watchlist, your likes and the people you follow, kept in this browser.',
        canonical: paths.saved(),
      }),
    },
    'api-docs': {
      load: () => import(/* webpackChunkName: "api-docs" */ './pages/api-docs-page.tsx'),
      ...pageData(
        { title: 'API Documentation', description: 'Every call of the API of Sinima, with examples.' },
        apiDescriptionQuery,
      ),
    },
    ...sitePages,
  },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
