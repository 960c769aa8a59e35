import { createServer } from 'node:net';

/** Below the range that systems take ports of outgoing connections from: those are gone before a server listens. */
const FIRST = 15_000;
const LAST = 32_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Return some ports of this machine that nobody listens at. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Return a port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
