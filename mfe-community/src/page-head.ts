import type { DataQuery, PageContext, PageHead } from '@sinima/contracts/remote';

/** What a page says of itself: always the same, and a 503 when what it reads could not be read. */
export function headOfPage<T>(
  head: PageHead,
  queryOf: (context: PageContext) => DataQuery<T>,
): (context: PageContext) => PageHead {
  return (context) => (context.data.failure(queryOf(context)) ? { ...head, status: 503 } : head);
}
