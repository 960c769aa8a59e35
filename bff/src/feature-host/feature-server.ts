import { fastify, type FastifyInstance } from 'fastify';
import { problemFacts, sendProblem } from '@sinima/api/http/problem.filter';
import { RefusedFeatureError } from './refused-feature-error.js';

/** The header by which a feature's server says which route answered. */
export const ROUTE_HEADER = 'x-sinima-route';

/** Return the server of one feature, which listens nowhere. It refuses routes outside `/api/<name>`, and those that write. */
export function featureServer(name: string): FastifyInstance {
  const prefix = `/api/${name}`;
  const server = fastify({
    routerOptions: { maxParamLength: 300 },
    genReqId: ({ headers }) => String(headers['x-request-id']),
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemFacts(error)),
  });
  server.addHook('onRoute', ({ url, method }) => {
    if (url !== prefix && !url.startsWith(`${prefix}/`)) {
      throw new RefusedFeatureError(
        `The feature ${name} has a route at ${url}. Its routes stand under ${prefix}.`,
      );
    }
    if ([method].flat().some((one) => one !== 'GET' && one !== 'HEAD')) {
      throw new RefusedFeatureError(
        `The feature ${name} has a route for ${[method].flat().join(', ')} at ${url}. The API only reads: use GET.`,
      );
    }
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(ROUTE_HEADER, request.routeOptions.url ?? `${prefix}/*`);
    done();
  });
  return server;
}
