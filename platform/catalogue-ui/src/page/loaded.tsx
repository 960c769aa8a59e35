import type { DataQuery } from '@sinima/contracts/remote';
import { keepPreviousData, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  query: DataQuery<T>;
  /** Stands in its place while it is on its way. */
  loading: ReactNode;
  /** The text in place of an empty list. */
  empty?: ReactNode;
  /** Whether what another query brought stays in view while this one is on its way; the children are told. */
  keepsFormer?: boolean;
  children: (data: T, isFormer: boolean) => ReactNode;
}

/**
 * The states of a query: its placeholder, then the error, the empty text, or the children.
 *
 * @example <Loaded query={listsQuery()} loading={<Spinner />} empty="No lists available.">{(lists) => …}</Loaded>
 */
export function Loaded<T>({
  query,
  loading,
  empty,
  keepsFormer = false,
  children,
}: LoadedProps<T>): ReactNode {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    ...(keepsFormer ? { placeholderData: keepPreviousData } : {}),
  });
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (data === undefined) return loading;
  const { length } = Array.isArray(data) ? data : ((data as { items?: readonly unknown[] }).items ?? [data]);
  return empty !== undefined && length === 0 ? <p>{empty}</p> : children(data, isPlaceholderData);
}
