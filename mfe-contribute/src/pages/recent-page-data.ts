import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { RemotePage } from '@sinima/contracts/remote';
import { recentEditsQuery, statisticsQuery } from '../features/edits/api/edit-queries.ts';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './pages.messages.ts';

/** Accepted edits with their feed; the figures may come late. */
export const recentPageData: Required<Pick<RemotePage, 'prefetch' | 'head'>> = {
  prefetch: async ({ search, data }) => {
    await Promise.allSettled([
      data.fetch(recentEditsQuery(pageNumberOf(search))),
      data.fetch(statisticsQuery()),
    ]);
  },
  head: ({ search, data, text }) => ({
    title: text(messages.recentChanges),
    description: text(messages.recentDescription),
    canonical: contributePaths.recent(),
    feeds: ['recent-changes.atom'],
    ...(data.failure(recentEditsQuery(pageNumberOf(search))) && { status: 503 }),
  }),
};
