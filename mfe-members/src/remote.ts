/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: {
      pages: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-fr-widgets" */ '../messages/fr.po?from=widgets'),
      static: () => import(/* webpackChunkName: "messages-fr-static" */ '../messages/fr.po?from=static'),
    },
    ar: {
      pages: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-ar-widgets" */ '../messages/ar.po?from=widgets'),
      static: () => import(/* webpackChunkName: "messages-ar-static" */ '../messages/ar.po?from=static'),
    },
    pt: {
      pages: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-pt-widgets" */ '../messages/pt.po?from=widgets'),
      static: () => import(/* webpackChunkName: "messages-pt-static" */ '../messages/pt.po?from=static'),
    },
    sw: {
      pages: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-sw-widgets" */ '../messages/sw.po?from=widgets'),
      static: () => import(/* webpackChunkName: "messages-sw-static" */ '../messages/sw.po?from=static'),
    },
  },
  pages: {
    member: { load: () => import(/* webpackChunkName: "member" */ './pages/member.ts') },
    'member-list': { load: () => import(/* webpackChunkName: "member-list" */ './pages/member-list.ts') },
    'moderation-log': {
      load: () => import(/* webpackChunkName: "moderation-log" */ './pages/moderation-log.ts'),
    },
    account: { load: () => import(/* webpackChunkName: "account" */ './pages/account.ts') },
    diary: { load: () => import(/* webpackChunkName: "diary" */ './pages/diary.ts') },
    ratings: { load: () => import(/* webpackChunkName: "ratings" */ './pages/ratings.ts') },
    'own-reviews': { load: () => import(/* webpackChunkName: "own-reviews" */ './pages/own-reviews.ts') },
    'own-lists': { load: () => import(/* webpackChunkName: "own-lists" */ './pages/own-lists.ts') },
    'own-list': { load: () => import(/* webpackChunkName: "own-list" */ './pages/own-list.ts') },
    decisions: { load: () => import(/* webpackChunkName: "decisions" */ './pages/decisions.ts') },
    'account-saved': {
      load: () => import(/* webpackChunkName: "account-saved" */ './pages/account-saved.ts'),
    },
    records: { load: () => import(/* webpackChunkName: "records" */ './pages/records.ts') },
    moderation: { load: () => import(/* webpackChunkName: "moderation" */ './pages/moderation.ts') },
  },
  widgets: {
    // person.follow of mfe-people
    follow: { load: () => import(/* webpackChunkName: "follow" */ './widgets/follow-widget.tsx') },
    // home
    'latest-reviews': {
      load: () => import(/* webpackChunkName: "static" */ './static/latest-reviews.ts'),
    },
    'liked-lists': { load: () => import(/* webpackChunkName: "static" */ './static/liked-lists.ts') },
    // title.rate of mfe-title
    rate: { load: () => import(/* webpackChunkName: "rate" */ './widgets/rate-widget.tsx') },
    // title.reviews of mfe-title
    reviews: { load: () => import(/* webpackChunkName: "reviews" */ './widgets/reviews.ts') },
    // saved.account of mfe-community
    saved: { load: () => import(/* webpackChunkName: "saved" */ './widgets/saved-widget.tsx') },
  },
} satisfies RemoteOf<typeof config>;
