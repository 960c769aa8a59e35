/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    people: { load: () => import(/* webpackChunkName: "people" */ './pages/people.ts') },
    person: { load: () => import(/* webpackChunkName: "person" */ './pages/person.ts') },
  },
  widgets: {
    // home, 30
    'featured-talent': {
      load: () => import(/* webpackChunkName: "featured-talent" */ './widgets/featured-talent.ts'),
    },
  },
} satisfies RemoteOf<typeof config>;
