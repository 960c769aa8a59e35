import { createServer } from 'node:net';

/** Below the range that systems take ports of outgoing connections from: those may be gone before a server listens. */
const FIRST = 15_000;
const LAST = 32_000;

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** Return a port of an address that nothing listens at. Rejects where nothing can listen at that address. */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port, host)) return port;
  }
}
