import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { findings, nodeFinding, type Finding } from './findings.ts';
import { listeningIn, portUsers } from './port-users.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => server.close());

const FREE = { SHELL_PORT: '0', BFF_PORT: '0', IDENTITY_PORT: '0', OPERATOR_PORT: '0' };

it('sockets that listen are told from those that are connected', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1
   1: 0100007F:0BB9 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 4712 1
`;
  expect(listeningIn(table)).toEqual([{ port: 3000, inode: '4711' }]);
});

it('a taken port is told, on Linux with its program', async () => {
  const found = await findings({ ...FREE, BFF_PORT: String(port) });
  const own = found.find(({ name }) => name === `Port ${port}`);
  expect(own).toMatchObject<Partial<Finding>>({ state: 'missing' });
  const user = process.platform === 'linux' ? ` by pid ${process.pid} (` : '';
  expect(own?.text).toContain(`is taken${user}`);
  expect(own?.text).toContain('set BFF_PORT');
  expect(await portUsers([1])).toEqual(new Map());
});

it('a machine that has everything has nothing missing', async () => {
  const found = await findings(FREE);
  expect(found.filter(({ state, name }) => state === 'missing' && name !== 'Node')).toEqual([]);
});

it.each([
  ['v20.19.0', 'fine'],
  ['v18.20.4', 'missing'],
])('Node %s is %s', (version, state) => {
  expect(nodeFinding(version, '>=20.19.0')).toMatchObject({ state });
});

it('a browser that is named and is none is missing, and a setting that is no port is an error', async () => {
  const found = await findings({ ...FREE, CHROME_PATH: '/nowhere/chrome' });
  expect(found.at(-1)).toMatchObject({ name: 'Chromium', state: 'missing' });
  await expect(findings({ ...FREE, SHELL_PORT: 'many' })).rejects.toThrow('SHELL_PORT is "many"');
});
