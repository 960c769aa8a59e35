import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times requests by route, status and cache, for Prometheus. */
export class RequestMetrics {
  private readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'sinima_bff_request_seconds',
    help: 'How long requests took, in seconds.',
    labelNames: ['route', 'status', 'cache'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Notes that a route answered after this many ms. */
  note(route: string, status: number, cache: string, ms: number): void {
    this.duration.observe({ route, status, cache }, ms / 1000);
  }

  /** Begins to measure the requests that reach a server, and answers the figures at `/metrics`. */
  install(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const cache = String(reply.getHeader('x-cache') ?? 'none');
      this.note(request.routeOptions.url ?? 'none', reply.statusCode, cache, reply.elapsedTime);
      done();
    });
    server.get('/metrics', async (_request, reply) => {
      const text = await this.registry.metrics();
      return reply.header('content-type', this.registry.contentType).send(text);
    });
  }
}
