import { pageData } from '@sinima/catalogue-ui/page-data';
import { listsQuery } from '../features/lists/api/lists-query.ts';
import * as messages from './lists-page.messages.ts';

/** All curated lists. */
export { default } from './lists-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({ title: text(messages.listsTitle), description: text(messages.listsDescription) }),
  listsQuery,
);
