/** How the process starts and ends beside another one: the launcher runs the new host and the old one for a moment together. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostStarted, TakeVisitors } from '@sinima/contracts/launch';
import type { FastifyInstance } from 'fastify';

/** How long connections without a request stay open when the server is closed, in milliseconds. */
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
 * Have the server end gently when it is closed, by whomever (the launcher's cluster does it by itself): each answer ends
 * its connection, and connections without a request are closed a moment later. Node closes those at once, under visitors
 * who are just sending their next request.
 */
export function closeGently({ server }: FastifyInstance): void {
  let isClosing = false;
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    isClosing = true;
    setTimeout(closeIdle, IDLE_MS);
  };
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
  });
}
