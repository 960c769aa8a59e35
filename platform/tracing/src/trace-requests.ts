/** The spans of requests to a Fastify server. */
import type { FastifyInstance } from 'fastify';
import type { Span, Tracing } from './open-tracing.ts';

const spans = new WeakMap<object, Span>();

/** Return the span of a request; undefined where nothing is traced. */
export const spanOf = ({ raw }: { readonly raw: object }): Span | undefined => spans.get(raw);

/** Begin a span for each request, and end it with its response. Queries are left out: what people search for is theirs. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, url, id } = request;
    const route = request.routeOptions.url ?? 'none';
    const span = tracing.begin(`${method} ${route}`, headers['traceparent']?.toString(), {
      'http.request.method': method,
      'http.route': route,
      'url.path': url.split('?', 1)[0]!,
      'sinima.request_id': id,
    });
    spans.set(request.raw, span);
    done();
  });
  server.addHook('onResponse', (request, { statusCode }, done) => {
    spanOf(request)?.end(
      { 'http.response.status_code': statusCode },
      statusCode >= 500 ? `The response is a ${statusCode}.` : undefined,
    );
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    spanOf(request)?.end({}, 'The client went away.');
    done();
  });
  server.addHook('onClose', () => tracing.close());
}
