/**
 * Which version of a remote's part of the API answers a page's call: the one that the page was composed with, named in the
 * address. Server and browser name it by this one rule, so that both read from the same version, and caches hold versions
 * apart.
 */
import type { ComposedRemote } from './composition.ts';

/** The query parameter of a call that names the version; a call without it gets the live one. */
export const RELEASE_PARAMETER = 'release';

/**
 * Return the address of a call with the version that answers it; the API's core has none.
 *
 * @param path path and query, from `/api/` on
 * @example withRelease('/api/festivals?page=2', composition.remotes); // '/api/festivals?page=2&release=1.0.0-3fa9c1d0a1b2'
 */
export function withRelease(path: string, remotes: readonly Pick<ComposedRemote, 'versions'>[]): string {
  const [pathname, search] = path.split('?');
  const isOf = (prefix: string): boolean => `${pathname}/`.startsWith(`/api/${prefix}/`);
  for (const { versions } of remotes) {
    const [first] = versions;
    if (first?.api?.some(isOf)) {
      const joint = search === undefined ? '?' : '&';
      return `${path}${joint}${RELEASE_PARAMETER}=${encodeURIComponent(first.version)}`;
    }
  }
  return path;
}
