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
