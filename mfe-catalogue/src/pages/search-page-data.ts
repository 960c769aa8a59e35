import { pageHead } from '@sinima/catalogue-ui/page-head';
import type { PageContext } from '@sinima/contracts/remote';
import { searchQuery } from '../features/search/api/search-query.ts';
import { addressOf, pageOf, queryOf, tabOf } from '../features/search/search-address.ts';

function pageQuery({ search }: PageContext) {
  const q = queryOf(search);
  return q === '' ? undefined : searchQuery(q, pageOf(search));
}

/** Read what matches, if anything is searched for. */
export async function prefetchSearchPage(context: PageContext): Promise<void> {
  const query = pageQuery(context);
  if (query) await context.data.fetch(query);
}

/** Return what the search page says of itself. */
export const searchHead = pageHead(({ search }) => {
  const q = queryOf(search);
  if (q === '') return { title: 'Search' };
  return { title: `Search: ${q}`, canonical: addressOf(q, tabOf(search), pageOf(search)) };
}, pageQuery);
