import { cardGridClass } from '@sinima/ui-kit/card-grid';
import type { ReactNode } from 'react';

interface CardListProps<Item> {
  items: readonly Item[];
  columns?: 'auto' | 'four' | 'list';
  /** Whether what follows the grid is below the first screen as well. */
  isLong?: boolean;
  /** Whether others are on their way. */
  busy?: boolean;
  /** Classes besides the grid's. */
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A card for each of some records, in the grid of the kit. */
export function CardList<Item extends { readonly id: string }>(props: CardListProps<Item>): ReactNode {
  const { items, columns = 'auto', isLong = false, busy, className, children } = props;
  const grid = cardGridClass({ columns, isLong });
  return (
    <ul className={className ? `${grid} ${className}` : grid} aria-busy={busy}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
