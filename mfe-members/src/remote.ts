/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { pageData } from '@sinima/catalogue-ui/page-data';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { logQuery } from './features/moderation/api/moderation-queries.ts';
import { likedListsQuery } from './features/lists/api/list-queries.ts';
import { latestReviewsQuery } from './features/reviews/api/latest-reviews-query.ts';
import { titleReviewsQuery } from './features/reviews/api/title-reviews-query.ts';
import { memberPaths } from './member/member-paths.ts';
import { accountPages } from './pages/account-pages.ts';
import { memberListPageData } from './pages/member-list-page-data.ts';
import { memberPageData } from './pages/member-page-data.ts';
import * as messages from './pages/pages.messages.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    member: {
      load: () => import(/* webpackChunkName: "member" */ './pages/member-page.tsx'),
      ...memberPageData,
    },
    'member-list': {
      load: () => import(/* webpackChunkName: "member-list" */ './pages/member-list-page.tsx'),
      ...memberListPageData,
    },
    'moderation-log': {
      load: () => import(/* webpackChunkName: "moderation-log" */ './pages/moderation-log-page.tsx'),
      ...pageData(
        ({ text }) => ({
          title: text(messages.moderationLog),
          description: text(messages.moderationLogDescription),
          canonical: memberPaths.moderationLog(),
        }),
        ({ search }) => logQuery(pageNumberOf(search)),
      ),
    },
    ...accountPages,
  },
  widgets: {
    // person.follow of mfe-people
    follow: { load: () => import(/* webpackChunkName: "follow" */ './widgets/follow-widget.tsx') },
    // home
    'latest-reviews': {
      load: () => import(/* webpackChunkName: "latest-reviews" */ './widgets/latest-reviews-widget.tsx'),
      prefetch: ({ data }) => data.fetch(latestReviewsQuery()),
    },
    'liked-lists': {
      load: () => import(/* webpackChunkName: "liked-lists" */ './widgets/liked-lists-widget.tsx'),
      prefetch: ({ data }) => data.fetch(likedListsQuery()),
    },
    // title.rate of mfe-title
    rate: { load: () => import(/* webpackChunkName: "rate" */ './widgets/rate-widget.tsx') },
    // title.reviews of mfe-title
    reviews: {
      load: () => import(/* webpackChunkName: "reviews" */ './widgets/reviews-widget.tsx'),
      prefetch: ({ params, data }) => data.fetch(titleReviewsQuery(params.slug ?? '')),
    },
    // saved.account of mfe-community
    saved: { load: () => import(/* webpackChunkName: "saved" */ './widgets/saved-widget.tsx') },
  },
} satisfies RemoteOf<typeof config>;
