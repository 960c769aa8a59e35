import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Return a port of an address that nothing listens at. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen({ host, port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
