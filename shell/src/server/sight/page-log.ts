import type { FastifyInstance } from 'fastify';
import type { ShellMetrics } from './metrics.ts';

/**
 * Give every answer the id of its request, by which the logs of all servers name it; count and time pages; and log one
 * page in `every`, and each that failed on our side. No query is logged: what people search for is theirs.
 *
 * @param route the route of pages
 */
export function watchPages(
  server: FastifyInstance,
  { metrics, route, every }: { metrics: ShellMetrics; route: string; every: number },
): void {
  let count = 0;
  server.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== route) return;
    const { statusCode: status, elapsedTime } = reply;
    metrics.notePage(status, elapsedTime);
    count = (count + 1) % every;
    if (count !== 0 && status < 500) return;
    const path = request.url.split('?', 1)[0];
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status, ms }, 'page');
  });
}
