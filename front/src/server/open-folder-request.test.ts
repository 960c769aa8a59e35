/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

let devServer: Server;
let shell: FastifyInstance;

beforeAll(async () => {
  devServer = createServer((request, response) => void response.end(request.url));
  await new Promise<void>((resolve) => devServer.listen(0, '127.0.0.1', resolve));
  const { port } = devServer.address() as AddressInfo;
  shell = await startShell({ devServerUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await shell.close();
  await new Promise((resolve) => devServer.close(resolve));
});

const open = { method: 'POST', url: '/__dev/open?remote=mfe-title' } as const;
const page = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

it.each([
  ['a page of this site, open on this machine', page, '127.0.0.1', 200],
  ['a page of another site', { ...page, 'sec-fetch-site': 'cross-site' }, '127.0.0.1', 403],
  ['a program that is no browser', { host: 'localhost:3000' }, '127.0.0.1', 403],
  ['a page under a name that leads here', { ...page, host: 'evil.example:3000' }, '127.0.0.1', 403],
  ['a page on another machine', page, '192.0.2.7', 403],
])('%s that wants a folder opened gets the right answer', async (_who, headers, remoteAddress, status) => {
  expect((await shell.inject({ ...open, headers, remoteAddress })).statusCode).toBe(status);
});

it('what else the development server has goes to every page', async () => {
  expect((await shell.inject('/__dev/client.js')).body).toBe('/__dev/client.js');
});
