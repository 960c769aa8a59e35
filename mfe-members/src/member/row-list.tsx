import type { ReactNode } from 'react';

interface RowListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Rows under one another. */
export function RowList<Item>({ items, keyOf, children }: RowListProps<Item>): ReactNode {
  return (
    <ul className="me:grid me:list-none me:gap-3 me:p-0">
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
