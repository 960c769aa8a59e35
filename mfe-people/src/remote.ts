/** Everything that this remote shows: one lazy line per page, and where it is used. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { headPeoplePage, prefetchPeoplePage } from './features/browse/people-page-data.ts';
import { headPersonPage, prefetchPersonPage } from './features/person/person-page-data.ts';

export default {
  pages: {
    // /people
    people: {
      load: () => import(/* webpackChunkName: "people" */ './features/browse/people-page.tsx'),
      prefetch: prefetchPeoplePage,
      head: headPeoplePage,
    },
    // /person/:slug
    person: {
      load: () => import(/* webpackChunkName: "person" */ './features/person/person-page.tsx'),
      prefetch: prefetchPersonPage,
      head: headPersonPage,
    },
  },
  widgets: {},
} satisfies RemoteOf<typeof config>;
