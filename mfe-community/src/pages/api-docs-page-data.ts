import { pageHead } from '@sinima/catalogue-ui/page-head';
import type { PageContext } from '@sinima/contracts/remote';
import { apiDescriptionQuery } from '../features/api-docs/api/api-description-query.ts';

/** Read the API's description of itself. */
export const prefetchApiDocsPage = ({ data }: PageContext) => data.fetch(apiDescriptionQuery());

/** Return what the documentation says of itself. */
export const apiDocsHead = pageHead(
  { title: 'API Documentation', description: 'Every call of the API of Sinima, with examples.' },
  apiDescriptionQuery,
);
