import { BODY_BYTES, boundConnections } from '@sinima/server/bounds';
import { answerClientError } from '@sinima/server/client-errors';
import { DATA_HEADERS } from '@sinima/server/security-headers';
import type { SharedState } from '@sinima/shared-state/open-shared-state';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { MEMBER_HEADER } from '../auth/member-header.js';
import type { ApiResponses } from '../cache/api-responses.js';
import { problemFacts, sendProblem } from '@sinima/api/http/problem.filter';
import { CALLER_HEADER } from '@sinima/contracts/operation-reads';
import { routeOf } from '../cache/answered-route.js';
import type { CallCounts } from '../operation-reads/call-counts.js';
import type { Settings } from '../settings/settings.js';
import { FastPath } from './fast-path.js';
import { RequestMetrics } from './metrics.js';
import type { PartStates } from '../parts/part-states.js';
import { ApiLimit } from './rate-limit.js';
import { RequestKeys, type FindKey } from './request-keys.js';
import { requestId } from './request-id.js';
import { RequestLog } from './request-log.js';

/** How many calls of the API one download of the whole catalogue is worth. */
const CALLS_A_DOWNLOAD = 60;

/** How many calls of the API one step of a sign-in is worth. */
const CALLS_A_SIGN_IN = 10;

/** The settings of the server's environment. */
export type ServerSettings = Pick<Settings, 'trustedProxies' | 'rateLimit' | 'keyRateLimit' | 'logEvery'>;

/** What the server answers with. */
export interface ServerParts {
  readonly answers: ApiResponses;
  readonly shared: SharedState;
  /** The catalogue's: every answer of the API tells it, so that caches learn that answers have changed. */
  readonly revision: () => number;
  readonly parts: PartStates;
  readonly calls: CallCounts;
  readonly findKey: FindKey;
}

/** Return the HTTP server beneath Nest, with all that a request passes before it gets there. */
export function fastifyServer(
  logger: Logger,
  settings: ServerSettings,
  { answers, shared, revision, parts, calls, findKey }: ServerParts,
): FastifyInstance {
  const { rateLimit, keyRateLimit, trustedProxies } = settings;
  const tries = new ApiLimit(shared, keyRateLimit, trustedProxies, { name: 'key tries', path: /^\/api\// });
  const keys = new RequestKeys(findKey, tries);
  const ofKeys = (perMinute: number) => ({ perMinute, idOf: keys.idOf.bind(keys) });
  const limit = new ApiLimit(shared, rateLimit, trustedProxies, {
    name: 'api',
    path: /^\/api\//,
    ofKeys: ofKeys(keyRateLimit),
  });
  const log = new RequestLog(logger, settings.logEvery);
  const metrics = new RequestMetrics();
  metrics.tellParts(parts);
  metrics.tellSharedState(() => shared.state());
  const fastPath = new FastPath({ answers, limit, log, metrics, calls });

  const loggerInstance: FastifyBaseLogger = logger;
  const server = fastify({
    serverFactory: (handler) => fastPath.serverBefore(handler),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // Requests on open connections are answered while the process drains.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    trustProxy: settings.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemFacts(error)),
  });
  boundConnections(server.server, logger);
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    fastPath.close();
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    // What was begun before is answered, and nothing more is asked on its connection.
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('onClose', () => shared.close());
  server.addHook('onRequest', (request, reply, done) => {
    delete request.raw.headers[MEMBER_HEADER];
    reply.header('X-Request-Id', request.id).headers(DATA_HEADERS);
    if (request.url.startsWith('/api/')) reply.header('Sinima-Revision', String(revision()));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const isCall = request.method === 'GET' && request.url.startsWith('/api/') && reply.statusCode < 400;
    if (isCall) calls.note(routeOf(request), request.headers[CALLER_HEADER.toLowerCase()]?.toString());
    done();
  });
  log.install(server);
  metrics.install(server);
  keys.install(server);
  limit.install(server);
  new ApiLimit(shared, Math.ceil(rateLimit / CALLS_A_DOWNLOAD), trustedProxies, {
    name: 'dump',
    path: /^\/api\/dump(\?|$)/,
    ofKeys: ofKeys(Math.ceil(keyRateLimit / CALLS_A_DOWNLOAD)),
  }).install(server);
  new ApiLimit(shared, Math.ceil(rateLimit / CALLS_A_SIGN_IN), trustedProxies, {
    name: 'sign-in',
    path: /^\/api\/login(?:[/?]|$)/,
  }).install(server);
  answers.install(server);
  return server;
}
