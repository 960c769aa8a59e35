/** The host's own part of the runtime: it makes the cache and says how the API is reached. */
import type { PageData } from '@sinima/contracts/remote';
import { QueryClient } from '@tanstack/react-query';

export { configureApi, type ApiFetch } from './api-fetch.ts';
export { loadModule } from './load-module.ts';
export { SlotProvider } from './slot.tsx';
export { createText } from './create-text.ts';
export { TextProvider } from './text.tsx';

/**
 * Return the data client of `docs/specification.md §9`: cached data never stale, no interval refetch, no refetch on window
 * focus, no retries. A failed read stays failed until a navigation or "Try again" asks anew. Where code did not come that
 * a read needs, that is no failure of the read: the boundary of the fragment has the page rendered by the server.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
        throwOnError: ({ name }) => name === 'ChunkLoadError',
      },
      mutations: { retry: false },
    },
  });
}

/** Return the view of a query client that pages prefetch and head with. */
export function pageData(client: QueryClient): PageData {
  return {
    fetch(query) {
      const reading = client.fetchQuery(query);
      // A page that does not wait for a read finds its failure in the cache; the process lives on.
      reading.catch(() => undefined);
      return reading;
    },
    read: (query) => client.getQueryData(query.queryKey),
    failure: (query) => client.getQueryState(query.queryKey)?.error ?? null,
  };
}
