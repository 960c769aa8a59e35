/** The browser's cache storage, in memory, as far as the worker uses it. */

/** Bytes by path, in each cache. */
type Stored = Map<string, Map<string, Response>>;

const pathOf = (request: RequestInfo | URL): string =>
  new URL(String(request), 'https://site').pathname + new URL(String(request), 'https://site').search;

function cacheIn(entries: Map<string, Response>): Pick<Cache, 'match' | 'put' | 'delete'> {
  return {
    match: async (request) => entries.get(pathOf(request))?.clone(),
    put: async (request, response) => void entries.set(pathOf(request), response),
    delete: async (request) => entries.delete(pathOf(request)),
  };
}

/** Make a storage; `names` tells what is in it. */
export function fakeCaches(): { storage: CacheStorage; names: (cache: string) => string[] } {
  const stored: Stored = new Map();
  const storage = {
    async open(name: string) {
      if (!stored.has(name)) stored.set(name, new Map());
      return cacheIn(stored.get(name)!);
    },
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  };
  return {
    storage: storage as unknown as CacheStorage,
    names: (cache) => [...(stored.get(cache)?.keys() ?? [])].sort(),
  };
}
