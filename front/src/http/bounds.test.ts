/** @jest-environment node */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeGently } from '../server/listen-for-launcher.ts';
import { startShell } from '../test/start-shell.ts';

let shell: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

async function start(settings: Parameters<typeof startShell>[0] = {}): Promise<void> {
  shell = await startShell(settings);
  await shell.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shell.server.address() as AddressInfo);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await shell.close();
  jest.restoreAllMocks();
});

/** Open a connection, and return it with all that comes over it. */
function open(): { socket: Socket; received: () => string; closed: Promise<unknown> } {
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk) => (text += chunk.toString('latin1'))).on('error', () => undefined);
  sockets.push(socket);
  return { socket, received: () => text, closed: new Promise((resolve) => socket.once('close', resolve)) };
}

const statusOfHealth = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/health/live`)).status;

const MEGABYTES = 'x'.repeat(10 * 1024 * 1024);

it.each([
  ['an address', `GET /${MEGABYTES} HTTP/1.1\r\nHost: sinima\r\n\r\n`],
  ['a header', `GET / HTTP/1.1\r\nHost: sinima\r\nX-Long: ${MEGABYTES}\r\n\r\n`],
  ['headers', `GET / HTTP/1.1\r\nHost: sinima\r\n${`X-Many: ${'y'.repeat(1_000)}\r\n`.repeat(10_000)}\r\n`],
])('%s of 10 MB is refused, and its connection closed; others are answered', async (_what, request) => {
  await start();
  const { socket, received, closed } = open();
  socket.write(request);
  await closed;
  expect(received()).toMatch(/^(HTTP\/1\.1 431 |$)/);
  expect(await statusOfHealth()).toBe(200);
});

it('connections beyond the most that may be are refused, and the log says so once', async () => {
  let logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((logged += String(text)), true));
  await start({ logLevel: 'warn' });
  shell.server.maxConnections = 1;
  const first = open();
  await once(first.socket, 'connect');
  await Promise.all([open().closed, open().closed]);
  expect(logged.match(/connections are refused/g)).toHaveLength(1);
  first.socket.destroy();
  await first.closed;
});

it("the operator's service out of reach is a problem with the time of the next try", async () => {
  await start({ operatorUrl: 'http://127.0.0.1:9' });
  const response = await fetch(`http://127.0.0.1:${port}/operator`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/operator's service is out/) });
});

it('open connections without a request end a moment after the server is told to close', async () => {
  await start();
  closeGently(shell);
  const agent = new Agent({ keepAlive: true });
  const request = get({ host: '127.0.0.1', port, path: '/health/live', agent });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  response.resume();
  await once(response, 'end');
  await Promise.all([shell.close(), once(request.socket!, 'close')]);
  expect(request.socket!.destroyed).toBe(true);
  agent.destroy();
});
