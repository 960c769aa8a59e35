import { createHash } from 'node:crypto';

/** A response in the cache: bytes and the headers that belong to them. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The route that made it, e.g. `/api/titles/slug/:slug`. */
  readonly route: string;
  /** When it was made, in ms of the monotonic clock (`performance.now`). */
  readonly madeAt: number;
  /** Until when it is served without being made anew, on the same clock. */
  readonly freshUntil: number;
}

/** How long an answer is fresh, in seconds. */
const FRESH_S = 30;

/** How long an answer may be served while a newer one is being made, or cannot be, in seconds. */
export const STALE_S = 600;

/** The `Cache-Control` of every cached response. */
export const CACHE_CONTROL = `public, max-age=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STALE_S}`;

/** Headers that are stored with a body. */
const STORED_HEADERS = ['content-type', 'link', 'x-total-count', 'x-total-count-relation'] as const;

/** Make the cached response of a route with this body and these headers. */
export function cachedResponse(
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
  route = 'none',
  now = performance.now(),
): CachedResponse {
  const stored = STORED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    headers: Object.fromEntries(stored) as Record<string, string>,
    route,
    madeAt: now,
    freshUntil: now + FRESH_S * 1000,
  };
}

/** Return how old an answer is, in whole seconds. */
export function ageOf({ madeAt }: CachedResponse, now = performance.now()): number {
  return Math.max(0, Math.floor((now - madeAt) / 1000));
}

/** Return whether the visitor's copy, named by `If-None-Match`, is this answer (RFC 9110 §13.1.2). */
export function isCopy(ifNoneMatch: string | undefined, { etag }: CachedResponse): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}
