import type { IncomingMessage } from 'node:http';
import type { RateLimit, SharedState } from '@sinima/shared-state/open-shared-state';
import { Visitors } from '@sinima/shared-state/visitors';
import type { onRequestAsyncHookHandler } from 'fastify';
import { isSpeculative } from './speculation-rules.ts';

/** There were more requests from one address than it may make. */
class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  readonly statusCode = 429;
}

/** Speculative requests that one address may make, as a share of the pages that it may ask for. */
const SPECULATIVE_SHARE = 0.5;

/**
 * Limits the pages a minute for each visitor's address. Files, health and the API, which has a limit of its own, are not
 * counted. Speculative requests have a lower limit of their own, so that they take nothing from the pages that are asked for.
 */
export class PageLimit {
  private readonly limit: RateLimit;
  private readonly speculative: RateLimit;
  private readonly visitors: Visitors;

  /** `perMinute` of 0 is any number. */
  constructor(
    shared: Pick<SharedState, 'rateLimit'>,
    { rateLimit, trustedProxies }: { rateLimit: number; trustedProxies: readonly string[] },
  ) {
    this.limit = shared.rateLimit('pages', rateLimit);
    this.speculative = shared.rateLimit('speculative pages', Math.ceil(rateLimit * SPECULATIVE_SHARE));
    this.visitors = new Visitors(trustedProxies);
  }

  /**
   * Count a request with these `X-Forwarded-For` and `Sec-Purpose` at the time `now`, in ms of the monotonic clock; 0 when it
   * may pass, else how many ms its visitor has to wait.
   */
  waitMs(
    request: IncomingMessage,
    { forwardedFor, purpose }: { forwardedFor: string | undefined; purpose: string | undefined },
    now: number,
  ): number {
    const limit = isSpeculative(purpose) ? this.speculative : this.limit;
    return limit.waitMs(this.visitors.addressOf(request, forwardedFor), now);
  }

  /**
   * Apply the limit to a route, as its `onRequest`. A visitor beyond it is told when to come back; a speculative request is
   * refused with 503, after which the browser asks anew when the visitor follows the link.
   */
  readonly check: onRequestAsyncHookHandler = async ({ raw }, reply) => {
    const purpose = raw.headers['sec-purpose']?.toString();
    const forwardedFor = raw.headers['x-forwarded-for']?.toString();
    const waitMs = this.waitMs(raw, { forwardedFor, purpose }, performance.now());
    if (waitMs === 0) return;
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    if (isSpeculative(purpose)) return reply.code(503).header('Cache-Control', 'no-store').send();
    throw new TooManyRequestsError('Too many requests came from one address.');
  };
}
