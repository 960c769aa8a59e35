import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

/** Headers that say how an answer came about, and when. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id', 'cache-status', 'age']);

/** As it is, so that bodies can be compared. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };

const MISS = 'sinima-bff; fwd=miss; stored';
const HIT = expect.stringMatching(/^sinima-bff; hit; ttl=\d+$/) as string;

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name)));

let cached: RunningApi;
let uncached: RunningApi;

beforeAll(async () => {
  cached = await runApi(smallCatalogue);
  uncached = await runApi(smallCatalogue, { ...TEST_SETTINGS, cacheMegabytes: 0 });
}, 60_000);

afterAll(async () => {
  await cached.stop();
  await uncached.stop();
});

it.each(['/api/titles?page=2&pageSize=2', '/api/stats', '/api/titles/slug/ajoke'])(
  'a cached response has the bytes and headers of the one that was made: %s',
  async (path) => {
    const made = await fetch(cached.origin + path, PLAIN);
    const again = await fetch(cached.origin + path, PLAIN);
    expect([made, again].map(({ headers }) => headers.get('cache-status'))).toEqual([MISS, HIT]);
    expect(headersOf(again)).toEqual(headersOf(made));
    expect(await again.text()).toBe(await made.text());
  },
);

it('a cached response has the id that a proxy gave the request', async () => {
  const ask = async (): Promise<string | null> =>
    (
      await fetch(`${cached.origin}/api/genres`, { headers: { 'x-request-id': 'from-the-proxy' } })
    ).headers.get('x-request-id');
  expect([await ask(), await ask()]).toEqual(['from-the-proxy', 'from-the-proxy']);
});

it('a cached response is sent compressed to clients that accept it, with the tag of the plain one or its own', async () => {
  const path = `${cached.origin}/api/titles?pageSize=5`;
  const made = await fetch(path, PLAIN);
  const again = await fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect([made, again].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
  expect(await again.text()).toBe(await made.text());
  for (const { headers } of [made, again]) {
    const known = await fetch(path, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([known.status, await known.text()]).toEqual([304, '']);
  }
});

it('a cached response is told from its headers alone by HEAD', async () => {
  const made = await fetch(`${cached.origin}/api/lists/public`, PLAIN);
  const body = await made.text();
  const asked = await fetch(`${cached.origin}/api/lists/public`, { ...PLAIN, method: 'HEAD' });
  expect(asked.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect([asked.status, await asked.text()]).toEqual([200, '']);
});

it.each(['/api/stats', '/api/nothing', '/api/titles/slug/ajoke', '/api/auth/user'])(
  'every answer of the API tells the revision of the catalogue: %s',
  async (path) => {
    expect((await fetch(cached.origin + path)).headers.get('sinima-revision')).toMatch(/^\d+$/);
  },
);

it('answers about a title or a person carry its name, for purges', async () => {
  const keyOf = async (path: string): Promise<string | null> =>
    (await fetch(cached.origin + path)).headers.get('surrogate-key');
  expect(await keyOf('/api/titles/ajoke/credits')).toBe('title:ajoke');
  expect(await keyOf('/api/titles/ajoke/credits')).toBe('title:ajoke');
  expect(await keyOf('/api/stats')).toBeNull();
});

it('a cached response tells its age', async () => {
  await fetch(`${cached.origin}/api/titles/trending`);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { headers } = await fetch(`${cached.origin}/api/titles/trending`);
  expect([headers.get('cache-status'), headers.get('age')]).toEqual([HIT, '1']);
});

it('a cached response is asked for by GET alone', async () => {
  await fetch(`${cached.origin}/api/stats`);
  expect((await fetch(`${cached.origin}/api/stats`, { method: 'POST' })).status).toBe(405);
});

it('a cache without room has each response made anew, which still has its tag', async () => {
  const responses = [
    await fetch(`${uncached.origin}/api/stats`),
    await fetch(`${uncached.origin}/api/stats`),
  ];
  expect(responses.map(({ headers }) => headers.get('cache-status'))).toEqual([MISS, MISS]);
  expect(responses[1]?.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
});
