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
    contribute: { load: () => import(/* webpackChunkName: "contribute" */ './pages/contribute.ts') },
    edit: { load: () => import(/* webpackChunkName: "edit" */ './pages/edit.ts') },
    new: { load: () => import(/* webpackChunkName: "new" */ './pages/new.ts') },
    edits: { load: () => import(/* webpackChunkName: "edits" */ './pages/edits.ts') },
    'one-edit': { load: () => import(/* webpackChunkName: "one-edit" */ './pages/one-edit.ts') },
    history: { load: () => import(/* webpackChunkName: "history" */ './pages/history.ts') },
    recent: { load: () => import(/* webpackChunkName: "recent" */ './pages/recent.ts') },
  },
  widgets: {
    // title.correct of mfe-title
    'correct-title': {
      load: () => import(/* webpackChunkName: "correct-title" */ './widgets/correct-title-widget.tsx'),
    },
    // person.correct of mfe-people
    'correct-person': {
      load: () => import(/* webpackChunkName: "correct-person" */ './widgets/correct-person-widget.tsx'),
    },
    // award.correct of mfe-catalogue
    'correct-award': {
      load: () => import(/* webpackChunkName: "correct-award" */ './widgets/correct-award-widget.tsx'),
    },
    // festival.correct of mfe-catalogue
    'correct-festival': {
      load: () => import(/* webpackChunkName: "correct-festival" */ './widgets/correct-festival-widget.tsx'),
    },
    // list.correct of mfe-community
    'correct-list': {
      load: () => import(/* webpackChunkName: "correct-list" */ './widgets/correct-list-widget.tsx'),
    },
  },
} satisfies RemoteOf<typeof config>;
