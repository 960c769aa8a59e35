import { pageData } from '@sinima/catalogue-ui/page-data';
import { apiDescriptionQuery } from '../features/api-docs/api/api-description-query.ts';
import * as messages from './api-docs-page.messages.ts';

/** The calls of the API. */
export { default } from './api-docs-page.tsx';

export const { prefetch, head } = pageData(
  ({ text }) => ({ title: text(messages.apiDocsTitle), description: text(messages.apiDocsDescription) }),
  apiDescriptionQuery,
);
