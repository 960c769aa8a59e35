import type { IncomingMessage } from 'node:http';
import type { RateLimit, SharedState } from '@sinima/shared-state/open-shared-state';
import { Visitors } from '@sinima/shared-state/visitors';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '@sinima/api/http/problem.filter';

/**
 * Lets each visitor's address ask so many times a minute, on average. Visitors are known by what a trusted proxy
 * says of them. Calls of a trusted machine that are on nobody's behalf, such as those of the shell server when it
 * renders a page, are not counted.
 */
export class ApiLimit {
  private readonly visitors: Visitors;
  private readonly limit: RateLimit;

  /**
   * `perMinute` of 0 is no limit; `trustedProxies` are addresses, ranges, or names such as `loopback`; `of` says what is
   * limited, and by which addresses it is known.
   */
  constructor(
    shared: Pick<SharedState, 'rateLimit'>,
    private readonly perMinute: number,
    trustedProxies: readonly string[],
    private readonly of: { readonly name: string; readonly path: RegExp } = { name: 'api', path: /^\/api\// },
  ) {
    this.limit = shared.rateLimit(of.name, perMinute);
    this.visitors = new Visitors(trustedProxies);
  }

  /**
   * Count a request with this `X-Forwarded-For` at the time `now`, in ms of the monotonic clock; 0 when it may pass,
   * else how many ms its visitor has to wait.
   */
  waitMs(request: IncomingMessage, forwardedFor: string | undefined, now: number): number {
    const { visitors } = this;
    if (forwardedFor === undefined && visitors.isTrusted(request.socket.remoteAddress ?? '')) return 0;
    return this.limit.waitMs(visitors.addressOf(request, forwardedFor), now);
  }

  private waitOf(request: IncomingMessage): number {
    return this.waitMs(request, request.headers['x-forwarded-for']?.toString(), performance.now());
  }

  /** Apply the limit to the API requests of a server; clients over the limit are told when to come back. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const waitMs = this.of.path.test(request.url) ? this.waitOf(request.raw) : 0;
      if (waitMs === 0) {
        done();
        return;
      }
      reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
      sendProblem(reply, {
        status: 429,
        detail: `More than ${this.perMinute} requests a minute came from your address. Please wait a little.`,
      });
    });
  }
}
