import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPorts, type SitePort } from './ports.ts';

const servers: Server[] = [];

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterAll(() => servers.forEach((server) => server.close()));

const at = (variable: SitePort['variable'], port: number): SitePort => ({
  variable,
  port,
  host: '127.0.0.1',
});

it('all ports that are taken are named at once, with the variables that move them', async () => {
  const [first, second] = [await takenPort(), await takenPort()];
  const ports = [at('SHELL_PORT', first), at('BFF_PORT', 0), at('IDENTITY_PORT', second)];
  await expect(checkPorts(ports)).rejects.toThrow(
    `Port ${first} is taken (SHELL_PORT).\nPort ${second} is taken (IDENTITY_PORT).\n` +
      'Stop what uses them (npm run doctor tells you what does), or choose others: ' +
      `SHELL_PORT=${first + 10} IDENTITY_PORT=${second + 10} npm start`,
  );
});

it('ports that are free are no problem', async () => {
  await expect(checkPorts([at('SHELL_PORT', 0), at('BFF_PORT', 0)])).resolves.toBeUndefined();
});
