/** The data of a page for search engines. */

/** The number of addresses that a page has: a number in an answer of the API. */
export interface SitemapCount {
  /** `/api/stats` */
  readonly api: string;
  /** `totalTitles` */
  readonly field: string;
}

/**
 * The addresses of a page whose path has parameters: one for each item of a list of the API. A parameter is filled with
 * the item's field of the same name: `:slug` with `slug`.
 *
 * @example { name: 'titles', api: '/api/titles', count: { api: '/api/stats', field: 'totalTitles' } }
 */
export interface SitemapCollection {
  /** What its sitemaps are called, in `a-z` and `-`: `titles` gives `/sitemaps/titles-1.xml`. No other remote may use it. */
  readonly name: string;
  /** The list of the API, without a query. */
  readonly api: string;
  /**
   * Where the API says how many items there are. With it the list is read with `page` (from 1) and `pageSize` (100);
   * left out, one read gives all of it.
   */
  readonly count?: SitemapCount;
  /** A flag of an item: where it is true, no sitemap names the item's page. `isStub` */
  readonly unless?: string;
}

/**
 * `fixed`: the page's first path, which has no parameters, stands among the site's pages. `closed`: no sitemap names it, and robots are
 * asked to stay away. Or the collection that gives its addresses.
 */
export type SitemapDeclaration = 'fixed' | 'closed' | SitemapCollection;
