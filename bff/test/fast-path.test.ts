import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

/** Headers that say how an answer came about, and when. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id', 'x-cache', 'age']);

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name)));

let kept: RunningApi;
let unkept: RunningApi;

beforeAll(async () => {
  kept = await runApi(smallCatalogue);
  unkept = await runApi(smallCatalogue, { ...TEST_SETTINGS, cacheMegabytes: 0 });
}, 60_000);

afterAll(async () => {
  await kept.stop();
  await unkept.stop();
});

it.each(['/api/titles?page=2&pageSize=2', '/api/stats', '/api/titles/slug/ajoke'])(
  'a cached response has the bytes and headers of the one that was made: %s',
  async (path) => {
    const made = await fetch(kept.origin + path);
    const again = await fetch(kept.origin + path);
    expect([made, again].map(({ headers }) => headers.get('x-cache'))).toEqual(['miss', 'hit']);
    expect(headersOf(again)).toEqual(headersOf(made));
    expect(await again.text()).toBe(await made.text());
  },
);

it('a cached response has the id that a proxy gave the request', async () => {
  const ask = async (): Promise<string | null> =>
    (await fetch(`${kept.origin}/api/genres`, { headers: { 'x-request-id': 'from-the-proxy' } })).headers.get(
      'x-request-id',
    );
  expect([await ask(), await ask()]).toEqual(['from-the-proxy', 'from-the-proxy']);
});

it('a cached response tells its age', async () => {
  await fetch(`${kept.origin}/api/titles/trending`);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { headers } = await fetch(`${kept.origin}/api/titles/trending`);
  expect([headers.get('x-cache'), headers.get('age')]).toEqual(['hit', '1']);
});

it('a cached response is asked for by GET alone', async () => {
  await fetch(`${kept.origin}/api/festivals`);
  expect((await fetch(`${kept.origin}/api/festivals`, { method: 'POST' })).status).toBe(404);
});

it('a cache without room has each response made anew, which still has its tag', async () => {
  const responses = [await fetch(`${unkept.origin}/api/stats`), await fetch(`${unkept.origin}/api/stats`)];
  expect(responses.map(({ headers }) => headers.get('x-cache'))).toEqual(['miss', 'miss']);
  expect(responses[1]?.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
});
