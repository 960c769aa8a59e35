import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './releases/live-site.ts';

/** What a load balancer or an orchestrator asks: whether the process runs, and whether there is anything to show. */
export function serveHealth(server: FastifyInstance, site: Pick<LiveSite, 'compose'>): void {
  server.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  );
  server.get('/health/ready', async (_request, reply) => {
    const isReady = site.compose().composition.remotes.length > 0;
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'ready' : 'nothing is published' });
  });
}
