import { itemList } from '@sinima/catalogue-ui/item-list';
import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import type { PageContext } from '@sinima/contracts/remote';
import { listQuery } from '../features/lists/api/list-query.ts';

/** Read the list. */
export const prefetchListPage = ({ params, data }: PageContext) => data.fetch(listQuery(params.slug ?? ''));

/** Return what the page of a list says of itself. */
export const listHead = recordHead('List', listQuery, ({ name, description, slug, titles, people }) => {
  const items = [
    ...titles.map((title) => ({ name: title.displayTitle, path: paths.title(title.slug) })),
    ...people.map((person) => ({ name: person.name, path: paths.person(person.slug) })),
  ];
  return {
    title: name,
    ...(description === null ? {} : { description }),
    canonical: paths.list(slug),
    social: recordSocial('list', slug, name),
    structuredData: items.length > 0 ? [itemList(items)] : [],
  };
});
