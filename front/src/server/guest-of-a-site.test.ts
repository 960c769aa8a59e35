/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startShell } from '../test/start-shell.ts';

/** Another site, and what it was asked. */
let other: Server;
let origin: string;
let shell: FastifyInstance;
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'sinima-session=theirs' });
    response.end(JSON.stringify({ path: request.url }));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  shell = await startShell({ bffUrl: origin, guestOf: origin });
});
beforeEach(() => void asked.splice(0));
afterAll(async () => {
  await shell.close();
  await new Promise((resolve) => other.close(resolve));
});

describe('a shell server that is the guest of another site', () => {
  it.each(['/api/titles?page=2', '/attached_assets/poster.jpg'])('has %s from there', async (url) => {
    expect((await shell.inject(url)).json()).toEqual({ path: url });
  });

  it('tells it nothing of the visitor, and takes no cookie from it', async () => {
    const headers = {
      cookie: 'sinima-session=mine',
      authorization: 'Bearer mine',
      origin: 'http://localhost:3000',
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'sw',
    };
    const answer = await shell.inject({ url: '/api/auth/user', headers });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(asked).toHaveLength(1);
    const told = asked[0]!.headers;
    expect(told).toMatchObject({ host: new URL(origin).host, 'accept-language': 'sw' });
    expect(Object.keys(told).sort()).toEqual(
      ['accept-language', 'connection', 'host', 'user-agent', 'x-request-id'].sort(),
    );
  });

  it.each([
    ['POST', '/api/titles', 'Nothing is written at'],
    ['DELETE', '/api/lists/1', 'Nothing is written at'],
    ['GET', '/api/login?return=/', 'Nobody signs in at'],
    ['GET', '/api/login/callback', 'Nobody signs in at'],
    ['GET', '/api/logout', 'Nobody signs in at'],
  ] as const)('asks it for no %s %s', async (method, url, why) => {
    const answer = await shell.inject({ method, url, payload: method === 'GET' ? undefined : {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ detail: string }>().detail).toContain(`${why} ${origin}`);
    expect(asked).toEqual([]);
  });
});
