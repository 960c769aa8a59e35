import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AnswerCache } from '../cache/answer-cache.js';
import { problemFacts, sendProblem } from '../http/problem.filter.js';

/** An id that a proxy gave the request is kept when it is short and plain. */
const PLAIN_ID = /^[\w-]{8,64}$/;

/** We answer data: nobody may frame, run or guess at it. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

/** The HTTP server beneath Nest: request ids, one log line a request, and problems for what never reaches Nest. */
export function fastifyServer(logger: Logger): FastifyInstance {
  const server = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, problemFacts(error)),
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id).headers(SECURITY_HEADERS);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
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
    done();
  });
  new AnswerCache(server, randomUUID());
  return server;
}
