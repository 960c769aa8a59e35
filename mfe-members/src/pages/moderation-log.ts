import { pageData } from '@sinima/catalogue-ui/page-data';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { logQuery } from '../features/moderation/api/moderation-queries.ts';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './moderation-log-page.messages.ts';

/** The public log of decisions. */
export { default } from './moderation-log-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({
    title: text(messages.moderationLog),
    description: text(messages.moderationLogDescription),
    canonical: memberPaths.moderationLog(),
  }),
  ({ search }) => logQuery(pageNumberOf(search)),
);
