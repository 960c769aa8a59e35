/** For how long pages are cached, here and in other caches (`docs/decisions/0019-what-is-cached-where.md`). */

const S = 1_000;

/** How long a page is served as it is, then while it is made anew, and then when it cannot be, in milliseconds. */
export const PAGE_TIMES = { freshMs: 30 * S, staleMs: 300 * S, errorMs: 86_400 * S } as const;

/**
 * How long a page is fresh that is not as it should be, in milliseconds: one without some of its data, one that a previous
 * version rendered, and one that is not there. It is asked for anew soon, and not by every visitor at once meanwhile.
 */
export const LESSER_FRESH_MS = { partial: 5 * S, missing: 10 * S } as const;

const times =
  `stale-while-revalidate=${PAGE_TIMES.staleMs / S}, stale-if-error=${PAGE_TIMES.errorMs / S}` as const;
const freshS = PAGE_TIMES.freshMs / S;

/**
 * The directives for other caches of a page that is the same for all: browsers ask each time, so that a rollback holds at once;
 * shared ones keep it as we do. Those that know RFC 9213 are told so without the demand to revalidate.
 */
export const PUBLIC_PAGE = {
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${freshS}, ${times}`,
  'cdn-cache-control': `public, max-age=${freshS}, ${times}`,
} as const;

/** A page that is being made anew: shared caches come back for it in a second. */
export const STALE_PAGE = {
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=1, ${times}`,
  'cdn-cache-control': `public, max-age=1, ${times}`,
} as const;

/** While some visitors get other versions than others, each browser keeps its own. */
export const CANARY_PAGE = { 'cache-control': 'private, no-cache' } as const;

/** A page for one visitor alone, or one that is not to be had. */
export const OWN_PAGE = { 'cache-control': 'private, no-store' } as const;
