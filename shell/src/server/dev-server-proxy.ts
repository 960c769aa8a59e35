/** In development, what pages load and hear of the sources that are worked on. */
import type { ServerResponse } from 'node:http';
import proxy from '@fastify/http-proxy';
import { DEV_BASE } from '@sinima/contracts/development';
import type { FastifyInstance } from 'fastify';

/** Answer `/__dev/*` from the development server. Its streams of events end with this server alone. */
export async function proxyDevServer(server: FastifyInstance, url: string): Promise<void> {
  const open = new Set<ServerResponse>();
  server.addHook('preClose', async () => {
    for (const response of open) response.destroy();
  });
  await server.register(proxy, {
    upstream: url,
    prefix: DEV_BASE,
    rewritePrefix: DEV_BASE,
    undici: { bodyTimeout: 0 },
    preHandler(_request, { raw }, done) {
      open.add(raw);
      raw.on('close', () => open.delete(raw));
      done();
    },
  });
}
