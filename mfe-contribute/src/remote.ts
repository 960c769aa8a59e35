/** Everything that this remote shows: one lazy line per page or widget. */
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';

export default {
  translations: {
    fr: {
      pages: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po?from=pages'),
      static: () => import(/* webpackChunkName: "messages-fr-static" */ '../messages/fr.po?from=static'),
    },
    ar: {
      pages: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po?from=pages'),
      static: () => import(/* webpackChunkName: "messages-ar-static" */ '../messages/ar.po?from=static'),
    },
    pt: {
      pages: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po?from=pages'),
      static: () => import(/* webpackChunkName: "messages-pt-static" */ '../messages/pt.po?from=static'),
    },
    sw: {
      pages: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po?from=pages'),
      static: () => import(/* webpackChunkName: "messages-sw-static" */ '../messages/sw.po?from=static'),
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
      load: () => import(/* webpackChunkName: "static" */ './static/correct-title-widget.tsx'),
    },
    // person.correct of mfe-people
    'correct-person': {
      load: () => import(/* webpackChunkName: "static" */ './static/correct-person-widget.tsx'),
    },
    // award.correct of mfe-catalogue
    'correct-award': {
      load: () => import(/* webpackChunkName: "static" */ './static/correct-award-widget.tsx'),
    },
    // festival.correct of mfe-catalogue
    'correct-festival': {
      load: () => import(/* webpackChunkName: "static" */ './static/correct-festival-widget.tsx'),
    },
    // list.correct of mfe-community
    'correct-list': {
      load: () => import(/* webpackChunkName: "static" */ './static/correct-list-widget.tsx'),
    },
  },
} satisfies RemoteOf<typeof config>;
