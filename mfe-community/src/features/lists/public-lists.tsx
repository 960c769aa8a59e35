import { Loaded } from '@sinima/catalogue-ui/loaded';
import { useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { listsQuery } from './api/lists-query.ts';
import { ListCards } from './list-cards.tsx';
import * as messages from './lists.messages.ts';

interface PublicListsProps {
  /** How many of them; all by default. */
  limit?: number;
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

/** The public lists. */
export function PublicLists({ limit = Infinity, level, className = '' }: PublicListsProps): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={listsQuery()}
      loading={<SkeletonRows count={3} height="15rem" sideBySide label={text(messages.loadingLists)} />}
      empty={text(messages.noLists)}
    >
      {(lists) => <ListCards lists={lists.slice(0, limit)} level={level} className={className} />}
    </Loaded>
  );
}
