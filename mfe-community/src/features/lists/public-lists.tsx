import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { listsQuery } from './api/lists-query.ts';
import { ListCards } from './list-cards.tsx';

interface PublicListsProps {
  /** How many of them; all by default. */
  limit?: number;
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

/** The public lists. */
export function PublicLists({ limit = Infinity, level, className = '' }: PublicListsProps): ReactNode {
  return (
    <Loaded
      query={listsQuery()}
      loading={<SkeletonRows count={3} height="15rem" sideBySide label="Loading lists" />}
      empty="No lists available."
    >
      {(lists) => <ListCards lists={lists.slice(0, limit)} level={level} className={className} />}
    </Loaded>
  );
}
