/** Where nobody is sent to after signing in: addresses of other sites, in all spellings of them, and calls of the API. */
const PLACE = 'http://site.invalid';

/** The pages below the API: a member's own, and the form pages of parts. */
const PAGES = /^\/api\/(?:account|me\/(?:[a-z]+\/)?forms\/[\w/-]+)$/;

/**
 * Return the path to come back to after signing in or out: the one that was asked for where it is a page of this site, else
 * the home page. Browsers read `\` as `/` and pass over control characters, so both are refused, encoded ones too.
 */
export function returnPath(asked: string | undefined): string {
  if (asked === undefined || asked.length > 2_000 || !asked.startsWith('/')) return '/';
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]|%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i.test(asked) || /^\/(?:\/|%2f)/i.test(asked))
    return '/';
  if (!URL.canParse(asked, PLACE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, PLACE);
  if (origin !== PLACE || !isPage(pathname)) return '/';
  return `${pathname}${search}${hash}`;
}

/** Servers read `%61` as `a`: what is asked for is looked at as they will see it. */
function isPage(pathname: string): boolean {
  try {
    return PAGES.test(pathname) || !/^\/(?:\/|api(?:\/|$))/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
