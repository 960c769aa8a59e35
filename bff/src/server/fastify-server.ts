import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AnswerCache } from '../cache/answer-cache.js';
import { problemFacts, sendProblem } from '../http/problem.filter.js';
import type { Settings } from '../settings/settings.js';
import { measure } from './metrics.js';
import { limitRate } from './rate-limit.js';
import { logRequests } from './request-log.js';

/** What the server is told of its surroundings. */
export type ServerSettings = Pick<Settings, 'trustedProxies' | 'rateLimit' | 'logEvery'>;

/** An id that a proxy gave the request is kept when it is short and plain. */
const PLAIN_ID = /^[\w-]{8,64}$/;

/** We answer data: nobody may frame, run or guess at it. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

/** The HTTP server beneath Nest, with all that a request passes before it gets there. */
export function fastifyServer(logger: Logger, settings: ServerSettings): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: settings.trustedProxies,
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
  logRequests(server, logger, settings.logEvery);
  measure(server);
  if (settings.rateLimit > 0) limitRate(server, settings.rateLimit);
  new AnswerCache(server, randomUUID()).install();
  return server;
}
