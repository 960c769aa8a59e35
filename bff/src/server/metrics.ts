import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times requests by route, status and cache, and answers them for Prometheus at `/metrics`. */
export function measure(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'sinima_bff_request_seconds',
    help: 'How long requests took, in seconds.',
    labelNames: ['route', 'status', 'cache'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      {
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        cache: String(reply.getHeader('x-cache') ?? 'none'),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  server.get('/metrics', async (_request, reply) => {
    const text = await registry.metrics();
    return reply.header('content-type', registry.contentType).send(text);
  });
}
