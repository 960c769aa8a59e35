import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { RateLimit } from '@sinima/shared-state/open-shared-state';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Injection token of the limit on writes by visitors without an account, per address. */
export const VISITOR_LIMIT = Symbol('limit of visitors');

/** Bounds what visitors without an account write. */
@Injectable()
export class VisitorWrites {
  constructor(@Inject(VISITOR_LIMIT) private readonly limit: RateLimit) {}

  /** Return how long the address of a request has to wait before it writes again, in seconds; 0: it may write, which is counted. */
  waitS({ ip }: Pick<FastifyRequest, 'ip'>): number {
    return Math.ceil(this.limit.waitMs(ip, performance.now()) / 1000);
  }

  /** Count a write. @throws HttpException (429) where too many come from its address */
  check(request: FastifyRequest, reply: FastifyReply): void {
    const waitS = this.waitS(request);
    if (waitS === 0) return;
    reply.header('Retry-After', String(waitS));
    throw new HttpException(
      `Too much was sent from your address. Please wait ${waitS} seconds and send it again.`,
      HttpStatus.TOO_MANY_REQUESTS,
    );
  }
}
