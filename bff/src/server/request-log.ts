import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Logs one answer in `every`, and each that failed on our side. */
export function logRequests(server: FastifyInstance, logger: Logger, every: number): void {
  let count = 0;
  server.addHook('onResponse', (request, reply, done) => {
    count = (count + 1) % every;
    if (count === 0 || reply.statusCode >= 500) {
      logger.info(
        {
          requestId: request.id,
          method: request.method,
          url: request.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
    }
    done();
  });
}
