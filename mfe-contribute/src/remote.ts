/** Everything that this remote shows: one lazy line per page or widget, and where it is used. */
import { namedRecord } from '@sinima/catalogue-ui/named-record';
import { pageData } from '@sinima/catalogue-ui/page-data';
import type { RemoteOf } from '@sinima/contracts/remote';
import type config from '../remote.config.ts';
import { editsQuery } from './features/edits/api/edit-queries.ts';
import { wantedQuery } from './features/wanted/api/wanted-query.ts';
import { contributePaths, kindIn } from './paths/contribute-paths.ts';
import { editPageData } from './pages/edit-page-data.ts';
import { historyPageData } from './pages/history-page-data.ts';
import { oneEditPageData } from './pages/one-edit-page-data.ts';
import { recentPageData } from './pages/recent-page-data.ts';
import * as messages from './pages/pages.messages.ts';

export default {
  translations: {
    fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.po'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ '../messages/ar.po'),
    pt: () => import(/* webpackChunkName: "messages-pt" */ '../messages/pt.po'),
    sw: () => import(/* webpackChunkName: "messages-sw" */ '../messages/sw.po'),
  },
  pages: {
    contribute: {
      load: () => import(/* webpackChunkName: "contribute" */ './pages/contribute-page.tsx'),
      prefetch: async ({ search, data }) => {
        if (!namedRecord(search)) await Promise.allSettled([data.fetch(wantedQuery())]);
      },
      head: ({ search, text }) => {
        const record = namedRecord(search);
        return {
          title: text(messages.contribute),
          description: text(messages.contributeDescription),
          canonical: '/contribute',
          ...(record && { movedTo: contributePaths.edit(record.kind, record.slug) }),
        };
      },
    },
    edit: {
      load: () => import(/* webpackChunkName: "edit" */ './pages/edit-page.tsx'),
      ...editPageData,
    },
    new: {
      load: () => import(/* webpackChunkName: "new" */ './pages/new-page.tsx'),
      head: ({ params, text }) => {
        const kind = kindIn(params.kind);
        return kind === 'title' || kind === 'person'
          ? {
              title: text(kind === 'title' ? messages.newTitle : messages.newPerson),
              description: text(messages.newRecordDescription),
            }
          : { title: text(messages.recordNotFound), status: 404 };
      },
    },
    edits: {
      load: () => import(/* webpackChunkName: "edits" */ './pages/edits-page.tsx'),
      ...pageData(
        ({ text }) => ({
          title: text(messages.edits),
          description: text(messages.editsDescription),
          canonical: contributePaths.edits(),
        }),
        ({ search }) => editsQuery(search),
      ),
    },
    'one-edit': {
      load: () => import(/* webpackChunkName: "one-edit" */ './pages/one-edit-page.tsx'),
      ...oneEditPageData,
    },
    history: {
      load: () => import(/* webpackChunkName: "history" */ './pages/history-page.tsx'),
      ...historyPageData,
    },
    recent: {
      load: () => import(/* webpackChunkName: "recent" */ './pages/recent-page.tsx'),
      ...recentPageData,
    },
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
