/** How lists are paged: `page` and `pageSize` in the query, `X-Total-Count` and `Link` (RFC 8288) in the answer. */

/** Items on a page when the query does not say. */
export const DEFAULT_PAGE_SIZE = 24;

/** The most items that one page may hold. */
export const MAX_PAGE_SIZE = 100;

/** How deep paging goes, in items; counts of filtered lists are exact up to here, then a lower bound. */
export const MAX_DEPTH = 10_000;

/** Which page of a list is asked for; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a list, with how many items the whole list has. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** False when `total` is a lower bound. */
  readonly totalIsExact: boolean;
}
