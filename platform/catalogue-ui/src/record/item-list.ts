import type { ItemList } from 'schema-dts';

/** One entry of a list: its name, and the path of its page. */
interface ListedItem {
  readonly name: string;
  readonly path: string;
}

/** Return the entries of a list in their order, for search engines; `before` are how many stand on pages before it. */
export function itemList(items: readonly ListedItem[], before = 0): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: path,
    })),
  };
}
