/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { apiDescriptionQuery } from './features/api-docs/api/api-description-query.ts';
import { listsQuery } from './features/lists/api/lists-query.ts';
import * as heads from './pages/heads.messages.ts';
import { listPageData } from './pages/list-page-data.ts';
import { reviewsPageData } from './pages/reviews-page-data.ts';
import { sitePages } from './pages/site-pages.ts';
import { homeWidgets } from './widgets/home-widgets.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    reviews: {
      load: () => import(/* webpackChunkName: "reviews" */ './pages/reviews-page.tsx'),
      ...reviewsPageData,
    },
    lists: {
      load: () => import(/* webpackChunkName: "lists" */ './pages/lists-page.tsx'),
      ...pageData(
        ({ text }) => ({ title: text(heads.listsTitle), description: text(heads.listsDescription) }),
        listsQuery,
      ),
    },
    list: {
      load: () => import(/* webpackChunkName: "list" */ './pages/list-page.tsx'),
      ...listPageData,
    },
    saved: {
      load: () => import(/* webpackChunkName: "saved" */ './pages/saved-page.tsx'),
      head: ({ text }) => ({
        title: text(heads.savedTitle),
        description: text(heads.savedDescription),
        canonical: paths.saved(),
      }),
    },
    'api-docs': {
      load: () => import(/* webpackChunkName: "api-docs" */ './pages/api-docs-page.tsx'),
      ...pageData(
        ({ text }) => ({ title: text(heads.apiDocsTitle), description: text(heads.apiDocsDescription) }),
        apiDescriptionQuery,
      ),
    },
    ...sitePages,
  },
  widgets: homeWidgets,
} satisfies RemoteOf<typeof config>;
