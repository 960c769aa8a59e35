import type { DataQuery, PageContext, PageHead, PageModule } from '@sinima/contracts/remote';

/** A head that is always the same, or that depends on the address. */
type HeadSource = PageHead | ((context: PageContext) => PageHead);

/**
 * Return the reads and the head of a remote's page: the given head, with status 503 when what it reads
 * could not be read.
 *
 * @param queryOf the read for an address; undefined where it asks for nothing
 * @example lists: { load: …, ...pageData({ title: 'Lists' }, listsQuery) }
 */
export function pageData<T>(
  head: HeadSource,
  queryOf: (context: PageContext) => DataQuery<T> | undefined,
): Required<Pick<PageModule, 'prefetch' | 'head'>> {
  return {
    prefetch: async (context) => {
      const query = queryOf(context);
      if (query) await context.data.fetch(query);
    },
    head: (context) => {
      const known = typeof head === 'function' ? head(context) : head;
      const query = queryOf(context);
      return query && context.data.failure(query) ? { ...known, status: 503 } : known;
    },
  };
}
