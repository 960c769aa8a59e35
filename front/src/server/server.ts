import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { BODY_BYTES, BOUNDED_HTTP, boundConnections } from '@sinima/server/bounds';
import { answerClientError } from '@sinima/server/client-errors';
import type { Tracing } from '@sinima/tracing/open-tracing';
import { traceRequests } from '@sinima/tracing/trace-requests';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { routedAddress } from '../http/address-fault.ts';
import { answerError, serveErrorPages } from './error-pages.ts';
import { PageFastPath } from '../page-cache/page-fast-path.ts';
import { PAGES_ROUTE } from '../page-cache/page-route.ts';
import { PurgeSender } from '../shared-caches/purge-sender.ts';
import { tellSharedCaches } from '../shared-caches/tell-shared-caches.ts';
import type { ServerSettings, ServedSite } from './served-site.ts';
import { watchPages } from '../reports/page-log.ts';
import { serveSite } from './site-routes.ts';
import { openServices } from './site-services.ts';
import { answerHeaders } from '../http/security-headers.ts';
import { hostOriginTeller } from '../http/trusted-proxies.ts';

/** Make the shell server, not yet listening: files, API, pages. It closes the site when it is closed. */
export async function createServer(
  shown: ServedSite,
  settings: ServerSettings,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const newId = (): string => randomUUID();
  const always = answerHeaders(settings.publicOrigin);
  const fastPath = new PageFastPath();
  const server = Fastify({
    serverFactory: (handler) => fastPath.serverBefore(handler, BOUNDED_HTTP),
    logger: { level: settings.logLevel },
    bodyLimit: BODY_BYTES,
    clientErrorHandler: answerClientError,
    trustProxy: settings.trustedProxies,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Hooks do not run for these.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(always)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    // Requests on open connections are answered while the process drains.
    return503OnClosing: false,
  });
  boundConnections(server.server, server.log);
  const services = await openServices(shown, settings, server.log);
  server.addHook('onClose', () => services.close());
  const { shared, caches, limit, pageLog, reports } = services;
  const sender = new PurgeSender({ targets: [], ...settings.purges, log: server.log });
  tellSharedCaches(server, { site: shown.site, shared, sender });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  serveErrorPages(server);
  if (tracing) traceRequests(server, tracing);
  watchPages(server, { pages: pageLog, route: PAGES_ROUTE });
  await server.register(compress, { encodings: ['br', 'gzip', 'identity'] });
  await server.register(cookie);
  await serveSite({ server, shown, settings, services });
  fastPath.open({
    cached: caches.cached,
    limit,
    log: pageLog,
    reports,
    newId,
    originOf: hostOriginTeller(settings),
    tracing,
  });
  server.addHook('preClose', async () => fastPath.close());
  return server;
}
