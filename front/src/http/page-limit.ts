import type { IncomingMessage } from 'node:http';
import type { RateLimit, SharedState } from '@sinima/shared-state/open-shared-state';
import { Visitors } from '@sinima/shared-state/visitors';
import type { onRequestAsyncHookHandler } from 'fastify';

/** There were more requests from one address than it may make. */
class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  readonly statusCode = 429;
}

/**
 * Holds the pages to so many a minute for each visitor's address. Files, health and the API, which has a limit of its
 * own, are not counted.
 */
export class PageLimit {
  private readonly limit: RateLimit;
  private readonly visitors: Visitors;

  /** `perMinute` of 0 is any number. */
  constructor(
    shared: Pick<SharedState, 'rateLimit'>,
    { rateLimit, trustedProxies }: { rateLimit: number; trustedProxies: readonly string[] },
  ) {
    this.limit = shared.rateLimit('pages', rateLimit);
    this.visitors = new Visitors(trustedProxies);
  }

  /**
   * Count a request with this `X-Forwarded-For` at the time `now`, in ms of the monotonic clock; 0 when it may pass,
   * else how many ms its visitor has to wait.
   */
  waitMs(request: IncomingMessage, forwardedFor: string | undefined, now: number): number {
    return this.limit.waitMs(this.visitors.addressOf(request, forwardedFor), now);
  }

  /** Hold a route to the limit, as its `onRequest`; who is beyond is told when to come back. */
  readonly check: onRequestAsyncHookHandler = async ({ raw }, reply) => {
    const waitMs = this.waitMs(raw, raw.headers['x-forwarded-for']?.toString(), performance.now());
    if (waitMs === 0) return;
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    throw new TooManyRequestsError('Too many requests came from one address.');
  };
}
