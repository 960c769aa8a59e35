import type { DataQuery, PageContext, PageHead } from '@sinima/contracts/remote';

/** A head that is always the same, or that depends on what the address asks for. */
type HeadSource = PageHead | ((context: PageContext) => PageHead);

/**
 * Return the head function of a page: the given head, with status 503 when what the page reads could not be read.
 *
 * @example head: pageHead({ title: 'Lists' }, listsQuery)
 */
export function pageHead<T>(
  head: HeadSource,
  queryOf: (context: PageContext) => DataQuery<T> | undefined,
): (context: PageContext) => PageHead {
  return (context) => {
    const known = typeof head === 'function' ? head(context) : head;
    const query = queryOf(context);
    return query && context.data.failure(query) ? { ...known, status: 503 } : known;
  };
}
