import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cachedResponse } from './cached-response.ts';
import type { Found } from './response-cache.ts';
import { ResponseSender } from './response-sender.ts';

const TEXT = 'Lionheart '.repeat(500);

const response = cachedResponse(TEXT, {
  facts: null,
  headers: { 'content-type': 'text/html', vary: 'Save-Data' },
  madeAt: 0,
});
let found: Found<null>;
let server: Server;
let origin: string;

beforeAll(async () => {
  const sender = new ResponseSender<null>({
    name: 'sinima',
    freshMs: 30_000,
    headers: { 'x-frame-options': 'DENY' },
  });
  server = createServer((request, to) => {
    const asked = {
      method: request.method ?? 'GET',
      ifNoneMatch: request.headers['if-none-match'],
      requestId: 'the-id',
    };
    void response.bodies
      .get(request.headers['accept-encoding']?.toString())
      .then((body) => sender.send(to, found, body, asked, 12_500));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  found = { response, freshness: 'fresh', how: 'hit' };
});

const ask = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(origin, { method, headers: { 'accept-encoding': 'br', ...headers } });

it('a stored response is sent with its headers, its age and the id of the request', async () => {
  const answer = await ask();
  expect(await answer.text()).toBe(TEXT);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    age: '12',
    'cache-status': 'sinima; hit; ttl=18',
    'content-encoding': 'br',
    'content-type': 'text/html',
    vary: 'Save-Data, Accept-Encoding',
    'x-frame-options': 'DENY',
    'x-request-id': 'the-id',
  });
});

it('a client that has it gets 304, in any encoding', async () => {
  const etag = (await ask()).headers.get('etag')!;
  expect(etag).toBe(`${response.etag.slice(0, -1)}-br"`);
  for (const accept of ['br', 'gzip']) {
    const again = await ask({ 'if-none-match': etag, 'accept-encoding': accept });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

it('HEAD gets the headers alone', async () => {
  const answer = await ask({ 'accept-encoding': 'identity' }, 'HEAD');
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(TEXT.length), '']);
});

it.each([
  [{ freshness: 'stale', how: 'hit' } as const, 'sinima; hit; ttl=18'],
  [{ freshness: 'error', how: 'hit' } as const, 'sinima; hit; ttl=18; detail=stale-if-error'],
  [{ freshness: 'fresh', how: 'made' } as const, 'sinima; fwd=miss; stored'],
  [{ freshness: 'fresh', how: 'shared' } as const, 'sinima; fwd=miss; collapsed'],
])('Cache-Status of %j is %s', async (how, status) => {
  found = { response, ...how };
  expect((await ask()).headers.get('cache-status')).toBe(status);
});
