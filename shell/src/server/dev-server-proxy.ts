/** In development, what pages load and hear of the sources that are worked on. */
import proxy from '@fastify/http-proxy';
import { DEV_BASE } from '@sinima/contracts/development';
import type { FastifyInstance } from 'fastify';

/** Answer `/__dev/*` from the development server; its stream of events has no end. */
export async function proxyDevServer(server: FastifyInstance, url: string): Promise<void> {
  await server.register(proxy, {
    upstream: url,
    prefix: DEV_BASE,
    rewritePrefix: DEV_BASE,
    undici: { bodyTimeout: 0 },
  });
}
