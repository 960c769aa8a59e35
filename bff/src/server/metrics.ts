import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry, type Histogram } from 'prom-client';
import { DurationSeries } from './duration-series.js';

const DURATION = 'sinima_bff_request_seconds';

/** Counts and times requests by route, status and cache, for Prometheus. */
export class RequestMetrics {
  private readonly registry = new Registry();
  private readonly bySeries = new Map<string, DurationSeries>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // All that the registry asks of a metric. A Histogram finds its labels anew at each request, which is much of
    // what sending a kept answer costs.
    const duration = { name: DURATION, get: () => Promise.resolve(this.durations()) };
    this.registry.registerMetric(duration as unknown as Histogram);
  }

  /** Where requests of a route that end so are counted. */
  series(route: string, status: number, cache: string): DurationSeries {
    const key = `${route} ${status} ${cache}`;
    let series = this.bySeries.get(key);
    if (!series) this.bySeries.set(key, (series = new DurationSeries({ route, status, cache })));
    return series;
  }

  /** Begins to measure the requests that reach a server, and answers the figures at `/metrics`. */
  install(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const cache = String(reply.getHeader('x-cache') ?? 'none');
      this.series(request.routeOptions.url ?? 'none', reply.statusCode, cache).note(reply.elapsedTime);
      done();
    });
    server.get('/metrics', async (_request, reply) =>
      reply.header('content-type', this.registry.contentType).send(await this.text()),
    );
  }

  /** All figures in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private durations(): object {
    return {
      name: DURATION,
      help: 'How long requests took, in seconds.',
      type: 'histogram',
      aggregator: 'sum',
      values: [...this.bySeries.values()].flatMap((series) => series.values(DURATION)),
    };
  }
}
