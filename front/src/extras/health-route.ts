import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';

interface HealthOptions {
  readonly site: Pick<LiveSite, 'compose'>;
  /** Whether a renderer gives the frame of pages. */
  readonly rendersFrame: () => Promise<boolean>;
}

/**
 * Health checks for load balancers and orchestrators: whether the process runs, and whether it takes visitors. It
 * is ready when there is something to show and a renderer answers. Whether the BFF answers is not asked: all shell
 * servers share it, cached pages are served without it, and to take every one of them out would help nobody.
 */
export function serveHealth(server: FastifyInstance, { site, rendersFrame }: HealthOptions): void {
  async function problem(): Promise<string | undefined> {
    if (site.compose().composition.remotes.length === 0) return 'nothing is published';
    return (await rendersFrame()) ? undefined : 'no renderer answers';
  }

  server.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  );
  server.get('/health/ready', async (_request, reply) => {
    const status = await problem();
    return reply
      .code(status === undefined ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: status ?? 'ready' });
  });
}
