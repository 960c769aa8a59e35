import type { Found } from './response-cache.ts';

/**
 * Return the `Cache-Status` (RFC 9211) of a response, by the cache called `name`: `sinima; hit; ttl=12`. `ttl` is how many
 * seconds more it is fresh; less than 0: for how long it is stale.
 */
export function cacheStatus<Facts>(
  name: string,
  { how, freshness, response }: Found<Facts>,
  age: number,
  freshMs: number,
): string {
  if (how === 'hit') {
    const detail = freshness === 'error' ? '; detail=stale-if-error' : '';
    return `${name}; hit; ttl=${Math.floor(freshMs / 1000) - age}${detail}`;
  }
  if (how === 'shared') return `${name}; fwd=miss; collapsed`;
  return `${name}; fwd=miss${response.isPassing ? '' : '; stored'}`;
}
