/** The browser's cache storage, in memory, as far as the worker uses it. */

/** Bytes by path, in each cache. */
type Stored = Map<string, Map<string, Response>>;

function cacheIn(entries: Map<string, Response>) {
  return {
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
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
