import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PageSource, ShellMetrics } from './metrics.ts';

/** A page that was answered. */
export interface AnsweredPage {
  readonly requestId: string;
  readonly method: string;
  /** Path and search. */
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly source: PageSource;
}

/** Tell from its `Cache-Status` where a page came from. */
function sourceOf(cacheStatus: unknown): PageSource {
  if (typeof cacheStatus !== 'string') return 'own';
  if (!cacheStatus.includes('; hit')) return 'made';
  if (cacheStatus.includes('stale-if-error')) return 'error';
  return cacheStatus.includes('ttl=-') ? 'stale' : 'fresh';
}

/** Counts and times pages, and logs one in `every`, and each that failed on our side. */
export class PageLog {
  private count = 0;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'info'>,
    private readonly metrics: Pick<ShellMetrics, 'notePage'>,
    private readonly every: number,
  ) {}

  /** No query is logged: what people search for is theirs. */
  note({ requestId, method, url, status, ms, source }: AnsweredPage): void {
    this.metrics.notePage(status, ms, source);
    this.count = (this.count + 1) % this.every;
    if (this.count !== 0 && status < 500) return;
    const path = url.split('?', 1)[0];
    this.log.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 }, 'page');
  }
}

/**
 * Give every answer the id of its request, by which the logs of all servers name it, and note pages.
 *
 * @param route the route of pages
 */
export function watchPages(
  server: FastifyInstance,
  { pages, route }: { pages: PageLog; route: string },
): void {
  server.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
  server.addHook('onResponse', async ({ id, method, url, routeOptions }, reply) => {
    if (routeOptions.url !== route) return;
    const { statusCode: status, elapsedTime: ms } = reply;
    const source = sourceOf(reply.getHeader('cache-status'));
    pages.note({ requestId: id, method, url, status, ms, source });
  });
}
