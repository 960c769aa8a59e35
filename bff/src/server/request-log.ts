import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** A request that was answered, as it is logged. */
export interface LoggedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** How long the answer took, in ms. */
  readonly ms: number;
}

/** Return an address as it is logged: without what the provider sends with a visitor who comes back. */
export const loggedAddress = (url: string): string =>
  url.startsWith('/api/login/callback') ? url.replace(/\?.*/s, '') : url;

/** Logs one answer in `every`, and each that failed on our side. */
export class RequestLog {
  private count = 0;

  constructor(
    private readonly logger: Logger,
    private readonly every: number,
  ) {}

  /** Count a response with this status, and return whether it is logged. */
  wants(status: number): boolean {
    this.count = (this.count + 1) % this.every;
    return this.count === 0 || status >= 500;
  }

  write(request: LoggedRequest): void {
    this.logger.info({ ...request, ms: Math.round(request.ms * 10) / 10 }, 'request');
  }

  /** Begin to log the requests that reach a server. */
  install(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      if (this.wants(reply.statusCode)) {
        this.write({
          requestId: request.id,
          method: request.method,
          url: loggedAddress(request.url),
          status: reply.statusCode,
          ms: reply.elapsedTime,
        });
      }
      done();
    });
  }
}
