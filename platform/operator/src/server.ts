import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { ReleaseError } from '@sinima/releases/release-error';
import { BOUNDED_HTTP, boundConnections } from '@sinima/server/bounds';
import { answerClientError } from '@sinima/server/client-errors';
import { pageSecurityHeaders } from '@sinima/server/security-headers';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { SignInRefused } from './access/role-provider.ts';
import { Sessions } from './access/sessions.ts';
import type { ErrorWatch } from './errors/error-watch.ts';
import type { Guard } from './guard/guard.ts';
import { serveAccess } from './page/access-routes.ts';
import { FormError } from './page/action-form.ts';
import type { PageControl } from './page/actions.ts';
import { noticePage } from './page/notice-pages.ts';
import { serveOperatorPage } from './page/operator-page.ts';
import { servePageFiles } from './page/page-files.ts';
import type { Settings } from './settings/settings.ts';

/** Longest form, in bytes. */
const BODY_LIMIT = 16 * 1024;

const SECURITY_HEADERS = {
  ...pageSecurityHeaders(
    {
      'default-src': "'none'",
      'style-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'font-src': "'self'",
    },
    'no-referrer',
  ),
  'X-Robots-Tag': 'noindex',
} as const;

function problemOf(error: unknown): { status: number; text: string } | undefined {
  if (error instanceof SignInRefused) return { status: 403, text: error.message };
  if (error instanceof FormError) return { status: 400, text: error.message };
  if (error instanceof ReleaseError) return { status: 503, text: error.message };
  const status = (error as FastifyError | undefined)?.statusCode ?? 500;
  return status < 500
    ? { status, text: 'The browser sent something that this page does not take.' }
    : undefined;
}

/** The server's dependencies beside its settings. */
interface Parts {
  readonly store: PageControl;
  readonly guard: Pick<Guard, 'timeline' | 'canaries' | 'answers'>;
  readonly errors: Pick<ErrorWatch, 'of'>;
}

/** Make the server, not yet listening. Without a token and a provider, there is no page. */
export async function createServer(
  settings: Settings,
  { store, guard, errors }: Parts,
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: settings.logLevel },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies,
    http: BOUNDED_HTTP,
    clientErrorHandler: answerClientError,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
  });
  boundConnections(server.server, server.log);
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.header(name, value);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  server.get('/health/live', (_request, reply) => reply.type('application/json').send('{"status":"ok"}'));
  const { token, provider, isHttps, guard: guardSettings } = settings;
  if (token === undefined && provider === undefined) return server;

  await server.register(cookie);
  await server.register(formbody);
  server.addHook('preHandler', async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem === undefined) request.log.error({ err: error }, 'the page could not be made');
    const { status, text } = problem ?? {
      status: 500,
      text: 'This page could not be made. The log says why.',
    };
    return reply.code(status).type('text/html; charset=utf-8').send(noticePage('That did not work', text));
  });
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(noticePage('There is no such page', 'The overview has everything.')),
  );
  const sessions = new Sessions();
  servePageFiles(server);
  serveAccess(server, { token, provider, isHttps, sessions });
  serveOperatorPage(server, {
    store,
    guard,
    errors,
    stages: guardSettings.stages,
    bffUrl: settings.bffUrl,
    sessions,
    hasToken: token !== undefined,
    hasProvider: provider !== undefined,
  });
  return server;
}
