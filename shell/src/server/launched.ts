/** How the process starts and ends beside another one: the launcher runs the new host and the old one for a moment together. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostStarted, TakeVisitors } from '@sinima/contracts/launch';
import type { FastifyInstance } from 'fastify';

/** How long a connection without a request may stay open once the process drains, in milliseconds. */
const IDLE_MS = 1_000;

/**
 * Answer at a loopback port of this process alone and say so to the launcher; take visitors once it says to.
 *
 * @param visitors where visitors come in: a port that the launcher owns
 */
export async function listenForLauncher(
  server: FastifyInstance,
  visitors: { host: string; port: number },
): Promise<void> {
  await server.ready();
  const trial = createHttpServer((request, response) => server.routing(request, response));
  trial.listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(trial, 'listening');
  process.send?.({ ready: true, port: (trial.address() as AddressInfo).port } satisfies HostStarted);
  for (;;) {
    const [message] = (await once(process, 'message')) as [Partial<TakeVisitors> | null];
    if (message?.takeVisitors) break;
  }
  await server.listen(visitors);
  trial.close();
}

/**
 * Prepare to drain; call the function returned when the process is to end. Requests under way are answered, and each
 * answer ends its connection; a moment later those without a request are closed, and the promise resolves when all is done.
 */
export function prepareToDrain(server: FastifyInstance): () => Promise<void> {
  let isDraining = false;
  server.server.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
  });
  return async () => {
    isDraining = true;
    server.server.keepAliveTimeout = IDLE_MS;
    await wait(IDLE_MS);
    await server.close();
  };
}
