/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: {
      pages: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-fr-widgets" */ '../messages/fr.po?from=widgets'),
    },
    ar: {
      pages: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-ar-widgets" */ '../messages/ar.po?from=widgets'),
    },
    pt: {
      pages: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-pt-widgets" */ '../messages/pt.po?from=widgets'),
    },
    sw: {
      pages: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po?from=pages'),
      widgets: () => import(/* webpackChunkName: "messages-sw-widgets" */ '../messages/sw.po?from=widgets'),
    },
  },
  pages: {
    movies: { load: () => import(/* webpackChunkName: "movies" */ './pages/movies.ts') },
    'tv-shows': { load: () => import(/* webpackChunkName: "tv-shows" */ './pages/tv-shows.ts') },
    awards: { load: () => import(/* webpackChunkName: "awards" */ './pages/awards.ts') },
    award: { load: () => import(/* webpackChunkName: "award" */ './pages/award.ts') },
    search: { load: () => import(/* webpackChunkName: "search" */ './pages/search.ts') },
    streaming: { load: () => import(/* webpackChunkName: "streaming" */ './pages/streaming.ts') },
    theaters: { load: () => import(/* webpackChunkName: "theaters" */ './pages/theaters.ts') },
    festivals: { load: () => import(/* webpackChunkName: "festivals" */ './pages/festivals.ts') },
    festival: { load: () => import(/* webpackChunkName: "festival" */ './pages/festival.ts') },
    companies: { load: () => import(/* webpackChunkName: "companies" */ './pages/companies.ts') },
    company: { load: () => import(/* webpackChunkName: "company" */ './pages/company.ts') },
  },
  widgets: {
    // home, from the top
    trending: { load: () => import(/* webpackChunkName: "trending" */ './widgets/trending.ts') },
    'whats-streaming': {
      load: () => import(/* webpackChunkName: "whats-streaming" */ './widgets/streaming.ts'),
    },
    'now-in-theaters': {
      load: () => import(/* webpackChunkName: "now-in-theaters" */ './widgets/theaters.ts'),
    },
    'coming-soon': { load: () => import(/* webpackChunkName: "coming-soon" */ './widgets/coming-soon.ts') },
  },
} satisfies RemoteOf<typeof config>;
