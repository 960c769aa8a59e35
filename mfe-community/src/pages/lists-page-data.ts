import { pageHead } from '@sinima/catalogue-ui/page-head';
import type { PageContext } from '@sinima/contracts/remote';
import { listsQuery } from '../features/lists/api/lists-query.ts';

/** Read the public lists. */
export const prefetchListsPage = ({ data }: PageContext) => data.fetch(listsQuery());

/** Return what the page of lists says of itself. */
export const listsHead = pageHead(
  { title: 'Lists', description: 'Curated lists of African films and film-makers.' },
  listsQuery,
);
