import { cachedResponse, type CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const LIMITS = { maxBytes: 1_000_000, freshMs: 30_000, staleMs: 300_000, errorMs: 86_400_000 };

let now: number;
let cache: ResponseCache<null>;
let made: number;

beforeEach(() => {
  now = 0;
  made = 0;
  cache = new ResponseCache({ ...LIMITS, clock: () => now });
});

const response = (text: string, surrogateKeys: string[] = []): CachedResponse<null> =>
  cachedResponse(text, { facts: null, madeAt: now, surrogateKeys });

const ask = async (text: string): Promise<unknown[]> => {
  const {
    response: found,
    freshness,
    how,
  } = await cache.answer('/', () => {
    made += 1;
    return Promise.resolve(response(text));
  });
  return [found.body.toString(), freshness, how];
};

const fail = async (): Promise<unknown[]> => {
  const found = await cache.answer('/', () => {
    made += 1;
    return Promise.reject(new Error('the database is away'));
  });
  return [found.response.body.toString(), found.freshness];
};

/** Let what goes on behind the scenes end. */
const settled = (): Promise<void> => new Promise(setImmediate);

it('a fresh response is served as it is', async () => {
  expect(await ask('one')).toEqual(['one', 'fresh', 'made']);
  now = 30_000;
  expect(await ask('two')).toEqual(['one', 'fresh', 'hit']);
  expect(made).toBe(1);
});

it('a stale response is served at once, and made anew behind the scenes', async () => {
  await ask('one');
  now = 30_001;
  expect(await ask('two')).toEqual(['one', 'stale', 'hit']);
  await settled();
  expect(await ask('three')).toEqual(['two', 'fresh', 'hit']);
});

it('a response past its stale time is waited for', async () => {
  await ask('one');
  now = 330_001;
  expect(await ask('two')).toEqual(['two', 'fresh', 'made']);
});

it('a response past its stale time is served when it cannot be made anew, and nobody waits for the next try', async () => {
  await ask('one');
  now = 400_000;
  expect(await fail()).toEqual(['one', 'error']);
  now += 10_000;
  let begun = false;
  const found = await cache.answer('/', () => {
    begun = true;
    return new Promise(() => undefined);
  });
  expect([begun, found.freshness]).toEqual([true, 'error']);
});

it('what failed is not tried again for each request, but after a pause', async () => {
  await ask('one');
  now = 31_000;
  await fail();
  await settled();
  await fail();
  await fail();
  await settled();
  expect(made).toBe(2);
  now += 2_000;
  await fail();
  expect(made).toBe(3);
});

it('a response past the time for errors is not served', async () => {
  await ask('one');
  now = 30_000 + 86_400_001;
  await expect(fail()).rejects.toThrow('the database is away');
});

it('a failure is told to everybody who waits when nothing is stored', async () => {
  const results = await Promise.allSettled([fail(), fail()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(made).toBe(1);
});

it('a response is made once for many who ask at the same time', async () => {
  expect(await Promise.all([ask('one'), ask('two'), ask('three')])).toEqual([
    ['one', 'fresh', 'made'],
    ['one', 'fresh', 'shared'],
    ['one', 'fresh', 'shared'],
  ]);
  expect(made).toBe(1);
});

it('what was cleared while it was made is not stored, and later requests do not get it', async () => {
  let open = (): void => undefined;
  const begun = cache.answer('/', async () => {
    await new Promise<void>((resolve) => (open = resolve));
    return response('old');
  });
  cache.clear();
  const later = ask('new');
  open();
  expect((await begun).response.body.toString()).toBe('old');
  expect(await later).toEqual(['new', 'fresh', 'made']);
  expect(await ask('newer')).toEqual(['new', 'fresh', 'hit']);
});

it('a purge drops the responses with its keys, those too that are being made', async () => {
  const store = (key: string, keys: string[]): Promise<unknown> =>
    cache.answer(key, () => Promise.resolve(response(key, keys)));
  await store('/lionheart', ['mfe-title', 'title:lionheart']);
  await store('/other', ['mfe-title', 'title:other']);
  const making = cache.begin('/lionheart/credits');
  cache.purge(['title:lionheart']);
  making.done(response('credits', ['title:lionheart']));
  expect(['/lionheart', '/other', '/lionheart/credits'].filter((key) => cache.get(key, now))).toEqual([
    '/other',
  ]);
});

it('a passing response is not stored, and drops what was', async () => {
  await ask('one');
  now = 31_000;
  const passing = cachedResponse('gone', { status: 404, facts: null, madeAt: now, isPassing: true });
  await cache.answer('/', () => Promise.resolve(passing));
  await settled();
  expect(cache.get('/', now)).toBeUndefined();
});

it('all responses together stay within the bytes, the one asked for longest ago goes first', async () => {
  const small = new ResponseCache<null>({ ...LIMITS, maxBytes: 100_000, clock: () => now });
  const text = 'x'.repeat(20_000);
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6']) small.begin(key).done(response(text));
  expect(small.bytes()).toBeLessThanOrEqual(100_000);
  expect(['/1', '/2', '/3', '/4', '/5', '/6'].filter((key) => small.get(key, now))).toEqual([
    '/3',
    '/4',
    '/5',
    '/6',
  ]);
});

it('compressed copies count', async () => {
  const stored = cachedResponse(Buffer.from(Array.from({ length: 20_000 }, () => Math.random() * 256)), {
    facts: null,
    headers: { 'content-type': 'text/html' },
    madeAt: now,
  });
  cache.begin('/').done(stored);
  const before = cache.bytes();
  const { bytes } = await stored.bodies.get('br');
  expect(cache.bytes()).toBe(before + bytes.byteLength);
  expect(cache.get('/', now)?.response).toBe(stored);
});

it('a cache without room stores nothing', async () => {
  const none = new ResponseCache<null>({ ...LIMITS, maxBytes: 0, clock: () => now });
  await none.answer('/', () => Promise.resolve(response('one')));
  expect(none.get('/', now)).toBeUndefined();
});

it('a look at what is stored finds it however old, and keeps it from nothing', async () => {
  await ask('one');
  now += 10 * 86_400_000;
  expect([cache.peek('/')?.body.toString(), cache.get('/', now)]).toEqual(['one', undefined]);
});
