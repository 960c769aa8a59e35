import type { DataQuery } from '@sinima/contracts/remote';
import { useQuery } from '@sinima/runtime';

/** Return how a read is made anew after a write has changed what it brings. */
export function useRefresh<T>(query: DataQuery<T>): () => void {
  const { refetch } = useQuery({ ...query, enabled: false });
  return () => void refetch();
}
