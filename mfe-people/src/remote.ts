/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { featuredTalentQuery } from './features/featured-talent/api/featured-talent-query.ts';
import { peoplePageData } from './pages/people-page-data.ts';
import { personPageData } from './pages/person-page-data.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    people: {
      load: () => import(/* webpackChunkName: "people" */ './pages/people-page.tsx'),
      ...peoplePageData,
    },
    person: {
      load: () => import(/* webpackChunkName: "person" */ './pages/person-page.tsx'),
      ...personPageData,
    },
  },
  widgets: {
    // home, 30
    'featured-talent': {
      load: () => import(/* webpackChunkName: "featured-talent" */ './widgets/featured-talent-widget.tsx'),
      prefetch: ({ data }) => data.fetch(featuredTalentQuery()),
    },
  },
} satisfies RemoteOf<typeof config>;
