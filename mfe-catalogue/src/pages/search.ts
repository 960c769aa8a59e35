import { pageData } from '@sinima/catalogue-ui/page-data';
import type { PageContext } from '@sinima/contracts/remote';
import { searchQuery } from '../features/search/api/search-query.ts';
import { addressOf, pageOf, queryOf, tabOf } from '../features/search/search-address.ts';
import * as messages from './search-page.messages.ts';

function pageQuery({ search }: PageContext) {
  const q = queryOf(search);
  return q === '' ? undefined : searchQuery(q, pageOf(search));
}

/** The search page, which reads nothing where nothing is searched for. */
export { default } from './search-page.tsx';

export const { prefetch, head } = pageData(({ search, text }) => {
  const q = queryOf(search);
  if (q === '') return { title: text(messages.headSearch) };
  return {
    title: text(messages.headSearchFor, { q }),
    canonical: addressOf(q, tabOf(search), pageOf(search)),
  };
}, pageQuery);
