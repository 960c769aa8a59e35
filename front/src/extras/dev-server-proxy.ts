/** In development, what pages load and hear of the sources that are worked on. */
import type { ServerResponse } from 'node:http';
import proxy from '@fastify/http-proxy';
import { DEV_BASE, DEV_OPEN_PATH } from '@sinima/contracts/development';
import { isLoopback } from '@sinima/releases/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Tell whether a page that is open on this machine asks, and none of another site: what it asks for is done on this machine. */
function isAskedHere({ socket, host, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
    isLoopback(`http://${host}`) &&
    headers['sec-fetch-site'] === 'same-origin'
  );
}

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
    preHandler(request, reply, done) {
      if (request.url.startsWith(DEV_OPEN_PATH) && !isAskedHere(request)) {
        void reply.code(403).send();
        return;
      }
      open.add(reply.raw);
      reply.raw.on('close', () => open.delete(reply.raw));
      done();
    },
  });
}
