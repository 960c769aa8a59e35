import { commaOf } from '@sinima/contracts/languages';
import { itemList } from '@sinima/catalogue-ui/item-list';
import { pageData } from '@sinima/catalogue-ui/page-data';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { peopleQuery } from '../features/browse/api/people-query.ts';
import {
  activeFilters,
  addressOf,
  PAGE_SIZE,
  peopleQueryOf,
  readFilters,
} from '../features/browse/people-filters.ts';
import * as messages from './pages.messages.ts';

const pageQuery = ({ search }: PageContext) => peopleQuery(peopleQueryOf(readFilters(search)));

/** The page of people that the address asks for. */
export { default } from './people-page.tsx';

export const { prefetch, head } = pageData((context) => {
  const { text } = context;
  const filters = readFilters(context.search);
  const labels = activeFilters(filters, text).map(({ label }) => label);
  const listed = context.data.read(pageQuery(context))?.items ?? [];
  const items = listed.map(({ name, slug }) => ({ name, path: paths.person(slug) }));
  return {
    title:
      labels.length > 0
        ? text(messages.filteredTalent, { filters: labels.join(commaOf(text.language)) })
        : text(messages.africanTalent),
    description: text(messages.talentDescription),
    canonical: addressOf(filters),
    structuredData: items.length > 0 ? [itemList(items, (filters.page - 1) * PAGE_SIZE)] : [],
  };
}, pageQuery);
