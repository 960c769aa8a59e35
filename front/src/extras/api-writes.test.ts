/** @jest-environment node */
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { startShell } from '../test/start-shell.ts';

const ORIGIN = 'https://sinima.example';

let bff: FakeBff;
let shell: FastifyInstance;
let bodies: string[];

beforeAll(async () => {
  bff = await startFakeBff();
  shell = await startShell({ bffUrl: bff.url, publicOrigin: ORIGIN, pageCacheMegabytes: 64 });
});
beforeEach(() => {
  bff.requests.length = 0;
  bodies = [];
  bff.answer = async (response, request) => {
    bodies.push(await text(request));
    response.setHeader('Cache-Control', 'public, max-age=60');
    says('{"id":"1"}', 201)(response, request);
  };
});
afterAll(async () => {
  await shell.close();
  await bff.close();
});

const write = (headers: InjectOptions['headers'], options: InjectOptions = {}) =>
  shell.inject({ method: 'POST', url: '/api/notes?release=2.0.0', payload: {}, headers, ...options });

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s comes to the API as it was sent, each time, and nobody may store its answer',
  async (method) => {
    const payload = JSON.stringify({ note: 'ọ̀ṣun'.repeat(10_000) });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    for (let count = 0; count < 2; count += 1) {
      const { statusCode, body, headers: told } = await write(headers, { method, payload });
      expect([statusCode, body, told['cache-control']]).toEqual([201, '{"id":"1"}', 'no-store']);
    }
    expect(bodies).toEqual([payload, payload]);
    const [asked] = bff.requests;
    expect([asked?.method, asked?.url]).toEqual([method, '/api/notes?release=2.0.0']);
    expect(asked?.headers['content-type']).toBe('application/json');
  },
);

it('what is no JSON comes as it was sent, too, and so does a request without a body', async () => {
  await write({ 'content-type': 'text/plain; charset=utf-8' }, { payload: '{half' });
  await write({}, { method: 'DELETE', payload: undefined });
  expect(bodies).toEqual(['{half', '']);
});

it('a body of more than 256 KB is a 413 of which the API hears nothing', async () => {
  const answer = await write({}, { payload: { note: 'x'.repeat(256 * 1024) } });
  expect(answer.statusCode).toBe(413);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(bff.requests).toEqual([]);
});

it.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://other.sinima.example' }, 403],
  ['of another site, in an older browser', { origin: 'https://evil.example' }, 403],
  ['of no origin, in an older browser', { origin: 'null' }, 403],
  ['of this site', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, 201],
  ['of this site, in an older browser', { origin: ORIGIN }, 201],
  ['of no browser', {}, 201],
])('a write %s (%j) is a %i', async (_from, headers, status) => {
  const answer = await write(headers);
  expect(answer.statusCode).toBe(status);
  expect(bff.requests).toHaveLength(status === 403 ? 0 : 1);
  if (status === 403) expect(answer.json()).toMatchObject({ status, detail: expect.stringMatching(/write/) });
});

it('a read from another site is answered, and may be stored', async () => {
  const answer = await shell.inject({ url: '/api/notes', headers: { 'sec-fetch-site': 'cross-site' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'public, max-age=60']);
  // Its page may not read the answer.
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it.each(['/api/notes', '/health/live', '/', '/movies', '/nothing-here.js'])(
  'over https, the answer of %s keeps browsers on https for a year',
  async (url) => {
    const { headers } = await shell.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

it('an API that says when to ask again is asked once', async () => {
  bff.answer = (response, request) => {
    response.setHeader('Retry-After', '5');
    says('{}', 503)(response, request);
  };
  const { statusCode, headers } = await shell.inject('/api/notes');
  expect([statusCode, headers['retry-after'], bff.requests.length]).toEqual([503, '5', 1]);
});
