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
    reviews: { load: () => import(/* webpackChunkName: "reviews" */ './pages/reviews.ts') },
    lists: { load: () => import(/* webpackChunkName: "lists" */ './pages/lists.ts') },
    list: { load: () => import(/* webpackChunkName: "list" */ './pages/list.ts') },
    saved: { load: () => import(/* webpackChunkName: "saved" */ './pages/saved.ts') },
    'api-docs': { load: () => import(/* webpackChunkName: "api-docs" */ './pages/api-docs.ts') },
    about: { load: () => import(/* webpackChunkName: "static" */ './static/about.ts') },
    contact: { load: () => import(/* webpackChunkName: "contact" */ './pages/contact.ts') },
    press: { load: () => import(/* webpackChunkName: "static" */ './static/press.ts') },
    careers: { load: () => import(/* webpackChunkName: "static" */ './static/careers.ts') },
    privacy: { load: () => import(/* webpackChunkName: "static" */ './static/privacy.ts') },
    terms: { load: () => import(/* webpackChunkName: "static" */ './static/terms.ts') },
    accessibility: { load: () => import(/* webpackChunkName: "accessibility" */ './pages/accessibility.ts') },
    takedown: { load: () => import(/* webpackChunkName: "takedown" */ './pages/takedown.ts') },
    licence: { load: () => import(/* webpackChunkName: "licence" */ './pages/licence.ts') },
    'data-use': { load: () => import(/* webpackChunkName: "data-use" */ './pages/data-use.ts') },
    forums: { load: () => import(/* webpackChunkName: "static" */ './static/forums.ts') },
    'mobile-app': { load: () => import(/* webpackChunkName: "static" */ './static/mobile-app.ts') },
    industry: { load: () => import(/* webpackChunkName: "static" */ './static/industry.ts') },
    equipment: { load: () => import(/* webpackChunkName: "static" */ './static/equipment.ts') },
    workshops: { load: () => import(/* webpackChunkName: "static" */ './static/workshops.ts') },
  },
  widgets: {
    // home, from the top
    hero: { load: () => import(/* webpackChunkName: "hero" */ './widgets/hero-widget.tsx') },
    stats: { load: () => import(/* webpackChunkName: "stats" */ './widgets/stats.ts') },
    'recent-reviews': {
      load: () => import(/* webpackChunkName: "recent-reviews" */ './widgets/recent-reviews.ts'),
    },
    'popular-lists': {
      load: () => import(/* webpackChunkName: "popular-lists" */ './widgets/popular-lists.ts'),
    },
    community: { load: () => import(/* webpackChunkName: "community" */ './widgets/community-widget.tsx') },
  },
} satisfies RemoteOf<typeof config>;
