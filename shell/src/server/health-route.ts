import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';

/** What a load balancer or an orchestrator asks: whether the process runs, and whether there is anything to show. */
export function serveHealth(server: FastifyInstance, site: LiveSite): void {
  server.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  );
  server.get('/health/ready', async (_request, reply) => {
    const { remotes } = await site.compose().catch(() => ({ remotes: [] }));
    const isReady = remotes.length > 0;
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'ready' : 'nothing is published' });
  });
}
