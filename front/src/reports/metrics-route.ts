import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { askForToken, tokenCheck } from '../http/operator-token.ts';
import type { ShellMetrics } from './metrics.ts';

const isLoopback = proxyAddress.compile(['loopback']);

/** Answer the figures at `/metrics` to this machine, and to clients with the operator's token. */
export function serveMetrics(
  server: FastifyInstance,
  { metrics, token }: { metrics: ShellMetrics; token: string | undefined },
): void {
  const hasToken = tokenCheck(token);
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isLoopback(request.ip, 0) && !hasToken(request)) return askForToken(reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
