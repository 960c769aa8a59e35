import { listKind } from '@sinima/catalogue-ui/record-kinds/list';
import { itemList } from '@sinima/catalogue-ui/item-list';
import { recordData, recordSocial } from '@sinima/catalogue-ui/record-head';
import { paths } from '@sinima/contracts/paths';
import { listQuery } from '../features/lists/api/list-query.ts';

/** The page of a list. */
export { default } from './list-page.tsx';

export const { prefetch, head } = recordData(
  listKind,
  listQuery,
  ({ name, description, slug, titles, people }, { text }) => {
    const items = [
      ...titles.map((title) => ({ name: title.displayTitle, path: paths.title(title.slug) })),
      ...people.map((person) => ({ name: person.name, path: paths.person(person.slug) })),
    ];
    return {
      title: name,
      ...(description === null ? {} : { description }),
      canonical: paths.list(slug),
      social: recordSocial('list', slug, name, text),
      feeds: [`list/${slug}.atom`],
      structuredData: items.length > 0 ? [itemList(items)] : [],
    };
  },
);
