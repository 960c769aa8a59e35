import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PartStates } from '../parts/part-states.js';
import { routeOf } from '../cache/answered-route.js';
import { DurationSeries } from './duration-series.js';

const NAME = 'sinima_bff_request_seconds';
const HELP = 'How long requests took, in seconds.';

type Label = 'route' | 'status' | 'cache';

/**
 * The durations of requests. Prometheus' client would find the labels again at each request, which is much of what
 * sending a cached response costs.
 */
class RequestDurations extends Histogram<Label> {
  readonly bySeries = new Map<string, DurationSeries>();

  /** Return what the registry writes; it asks histograms for it by this name. */
  getForPromString(): Promise<object> {
    const values = [...this.bySeries.values()].flatMap((series) => series.values(NAME));
    return Promise.resolve({ name: NAME, help: HELP, type: 'histogram', values });
  }
}

/** Counts and times requests by route, status and cache, for Prometheus. */
export class RequestMetrics {
  private readonly registry = new Registry();
  private readonly durations = new RequestDurations({
    name: NAME,
    help: HELP,
    labelNames: ['route', 'status', 'cache'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Return where requests of a route that end so are counted. */
  series(route: string, status: number, cache: string): DurationSeries {
    const key = `${route} ${status} ${cache}`;
    const { bySeries } = this.durations;
    let series = bySeries.get(key);
    if (!series) bySeries.set(key, (series = new DurationSeries({ route, status, cache })));
    return series;
  }

  /** Begin to measure the requests that reach a server, and answer the figures at `/metrics`. */
  install(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const cache = cacheLabel(reply.getHeader('cache-status')?.toString());
      this.series(routeOf(request), reply.statusCode, cache).note(reply.elapsedTime);
      done();
    });
    server.get('/metrics', async (_request, reply) =>
      reply.header('content-type', this.registry.contentType).send(await this.text()),
    );
  }

  /** Tell of each part whether it answers, and how often it failed. */
  tellParts(states: PartStates): void {
    const registers = [this.registry];
    const up: Gauge<'part' | 'version'> = new Gauge({
      name: 'sinima_bff_part_up',
      help: 'Whether a part of the API answers: 1, or 0.',
      labelNames: ['part', 'version'],
      registers,
      collect() {
        up.reset();
        for (const [part, { version, state }] of Object.entries(states.all())) {
          up.set({ part, version }, state === 'ready' ? 1 : 0);
        }
      },
    });
    const faults: Gauge<'part' | 'fault'> = new Gauge({
      name: 'sinima_bff_part_faults',
      help: 'How often a part of the API failed since the start, by kind of fault.',
      labelNames: ['part', 'fault'],
      registers,
      collect() {
        for (const { app, fault, count } of states.faults()) faults.set({ part: app, fault }, count);
      },
    });
  }

  /** Tell whether limits and purges are shared with other servers. */
  tellSharedState(state: SharedState['state']): void {
    const gauge: Gauge<'state'> = new Gauge({
      name: 'sinima_bff_shared_state',
      help: 'Whether limits and purges are shared with other servers at this moment.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        gauge.reset();
        gauge.set({ state: state() }, 1);
      },
    });
  }

  /** Return all figures in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

/** Return how the cache took part, from `Cache-Status`: `hit`, `stale`, `error`, `miss` or `none`. */
function cacheLabel(status: string | undefined): string {
  if (status === undefined) return 'none';
  if (!status.includes('; hit')) return 'miss';
  if (status.includes('stale-if-error')) return 'error';
  return status.includes('ttl=-') ? 'stale' : 'hit';
}
