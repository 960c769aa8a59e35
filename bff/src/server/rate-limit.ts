import type { IncomingMessage } from 'node:http';
import type { RateLimit, SharedState } from '@sinima/shared-state/open-shared-state';
import { Visitors } from '@sinima/shared-state/visitors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '@sinima/api/http/problem.filter';

/** Which calls a limit counts. */
interface LimitedCalls {
  readonly name: string;
  readonly path: RegExp;
  /** The budget of calls with a key, each key for itself; left out: a key changes nothing. */
  readonly ofKeys?: {
    readonly perMinute: number;
    readonly idOf: (request: FastifyRequest) => string | undefined;
  };
}

/** Refuses calls of an address that makes too many. */
export interface AddressCalls {
  /** Count a call; true: it was answered with 429. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/**
 * Allows each visitor's address the given number of requests a minute, on average. Visitors are known by what a trusted proxy
 * says of them. Calls of a trusted machine that are on nobody's behalf, such as those of the shell server when it
 * renders a page, are not counted. Calls with a key take from the budget of the key instead.
 */
export class ApiLimit implements AddressCalls {
  private readonly visitors: Visitors;
  private readonly limit: RateLimit;
  private readonly keyLimit: RateLimit | undefined;

  /**
   * `perMinute` of 0 is no limit; `trustedProxies` are addresses, ranges, or names such as `loopback`; `of` says what is
   * limited, and by which addresses it is known.
   */
  constructor(
    shared: Pick<SharedState, 'rateLimit'>,
    private readonly perMinute: number,
    trustedProxies: readonly string[],
    private readonly of: LimitedCalls = { name: 'api', path: /^\/api\// },
  ) {
    this.limit = shared.rateLimit(of.name, perMinute);
    this.keyLimit = of.ofKeys && shared.rateLimit(`${of.name} by key`, of.ofKeys.perMinute);
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

  refuses(request: FastifyRequest, reply: FastifyReply): boolean {
    const { ofKeys } = this.of;
    const now = performance.now();
    const key = ofKeys?.idOf(request);
    const waitMs =
      key === undefined
        ? this.waitMs(request.raw, request.headers['x-forwarded-for']?.toString(), now)
        : (this.keyLimit?.waitMs(key, now) ?? 0);
    if (waitMs === 0) return false;
    const most = key === undefined ? this.perMinute : ofKeys?.perMinute;
    const sender = key === undefined ? 'came from your address' : 'came with your key';
    reply.header('Retry-After', String(Math.ceil(waitMs / 1000)));
    sendProblem(reply, {
      status: 429,
      detail: `More than ${most} requests a minute ${sender}. Please wait a little.`,
    });
    return true;
  }

  /** Apply the limit to the API requests of a server; answers to clients over the limit say when to come back. */
  install(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      if (!this.of.path.test(request.url) || !this.refuses(request, reply)) done();
    });
  }
}
