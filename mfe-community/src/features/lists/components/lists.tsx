import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { listsQuery } from '../api/lists-query.ts';
import { ListCards } from './list-cards.tsx';

interface ListsProps {
  limit?: number;
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

/** The public lists, or as many of them as are asked for. */
export function Lists({ limit = Infinity, level, className = '' }: ListsProps) {
  const { data: lists, isPending, isError, refetch } = useQuery(listsQuery());
  if (isPending) return <SkeletonRows count={3} height="15rem" sideBySide label="Loading lists" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (lists.length === 0) return <p>No lists available.</p>;
  return <ListCards lists={lists.slice(0, limit)} level={level} className={className} />;
}
