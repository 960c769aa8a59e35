import { pageData } from '@sinima/catalogue-ui/page-data';
import { editsQuery } from '../features/edits/api/edit-queries.ts';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './edits-page.messages.ts';

/** Proposals. */
export { default } from './edits-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({
    title: text(messages.edits),
    description: text(messages.editsDescription),
    canonical: contributePaths.edits(),
  }),
  ({ search }) => editsQuery(search),
);
