import { problemFacts, sendProblem } from '@sinima/api/http/problem.filter';
import { fastify, type FastifyInstance } from 'fastify';
import { isBelowAny } from '../shapes/prefixes.ts';

/** The header by which a part's server says which route answered. */
export const ROUTE_HEADER = 'x-sinima-route';

/** Return the server of a part, which listens nowhere. It refuses routes outside the part's prefixes. */
export function partServer(prefixes: readonly string[]): FastifyInstance {
  const server = fastify({
    routerOptions: { maxParamLength: 300 },
    genReqId: ({ headers }) => String(headers['x-request-id']),
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemFacts(error)),
  });
  server.addHook('onRoute', ({ url }) => {
    if (isBelowAny(url, prefixes)) return;
    const own = prefixes.map((prefix) => `/api/${prefix}`).join(', ');
    throw new Error(
      `It has a route at ${url}; its addresses stand under ${own}. Say @Controller('${prefixes[0]}'), or declare the prefix in remote.config.ts.`,
    );
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(ROUTE_HEADER, request.routeOptions.url ?? `/api/${prefixes[0]}/*`);
    done();
  });
  return server;
}
