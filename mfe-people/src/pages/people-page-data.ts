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

const pageQuery = ({ search }: PageContext) => peopleQuery(peopleQueryOf(readFilters(search)));

/** The page of people that the address asks for. */
export const peoplePageData = pageData((context) => {
  const filters = readFilters(context.search);
  const labels = activeFilters(filters).map(({ label }) => label);
  const listed = context.data.read(pageQuery(context))?.items ?? [];
  const items = listed.map(({ name, slug }) => ({ name, path: paths.person(slug) }));
  return {
    title: ['African Talent', ...(labels.length > 0 ? [labels.join(', ')] : [])].join(': '),
    description: 'Actors, directors, writers, producers and cinematographers of African film and television.',
    canonical: addressOf(filters),
    structuredData: items.length > 0 ? [itemList(items, (filters.page - 1) * PAGE_SIZE)] : [],
  };
}, pageQuery);
