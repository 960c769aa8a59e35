import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { PageModule } from '@sinima/contracts/remote';
import { recentEditsQuery, statisticsQuery } from '../features/edits/api/edit-queries.ts';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './recent-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

/** Accepted edits with their feed; the figures may come late. */
export { default } from './recent-page.tsx';

export const prefetch: PageModule['prefetch'] = async ({ search, data }) => {
  await Promise.allSettled([
    data.fetch(recentEditsQuery(pageNumberOf(search))),
    data.fetch(statisticsQuery()),
  ]);
};

export const head: PageModule['head'] = ({ search, data, text }) => ({
  title: text(pagesMessages.recentChanges),
  description: text(messages.recentDescription),
  canonical: contributePaths.recent(),
  feeds: ['recent-changes.atom'],
  ...(data.failure(recentEditsQuery(pageNumberOf(search))) && { status: 503 }),
});
