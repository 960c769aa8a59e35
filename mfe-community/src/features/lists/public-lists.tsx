import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
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
  const { data: lists, isPending, isError, refetch } = useQuery(listsQuery());
  if (isPending) return <SkeletonRows count={3} height="15rem" sideBySide label="Loading lists" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (lists.length === 0) return <p>No lists available.</p>;
  return <ListCards lists={lists.slice(0, limit)} level={level} className={className} />;
}
