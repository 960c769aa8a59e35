/** @jest-environment node */
import { DataRevision } from '../api-reads/data-revision.ts';
import { UnavailablePage, type MadePage } from '../pages/made-page.ts';
import { PageCache, type AskedPage } from './page-cache.ts';

const SECOND = 1_000;

let now: number;
let revision: DataRevision;
let cache: PageCache;
/** How often a page was made. */
let made: number;

beforeEach(() => {
  now = 1_000_000;
  made = 0;
  revision = new DataRevision();
  cache = new PageCache({ maxBytes: 400_000, revision, clock: () => now });
});

const asked = (key = '/', more: Partial<AskedPage> = {}): AskedPage => ({
  key,
  mark: 'a mark',
  isCanaryVariant: false,
  isCommon: true,
  ...more,
});

const page = (document: string, more: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  document: Buffer.from(document),
  headers: {},
  shown: [],
  quality: 'whole',
  revision: undefined,
  isCacheable: true,
  surrogateKeys: ['shell'],
  ...more,
});

/** Ask for a page; what is made anew behind the scenes is there when it resolves. */
async function ask(makes: MadePage | Error, what = asked()): Promise<[body: string, how: string]> {
  const { response, how, freshness } = await cache.answer(what, async () => {
    made += 1;
    if (makes instanceof Error) throw makes;
    return makes;
  });
  const found = [response.body.toString(), `${how} ${freshness}`] as [string, string];
  await new Promise(setImmediate);
  return found;
}

const hear = (told: string): void => void revision.hear({ get: () => told });

it('a page is made once in 30 seconds, and then served while it is made anew', async () => {
  expect(await ask(page('one'))).toEqual(['one', 'made fresh']);
  now += 29 * SECOND;
  expect(await ask(page('two'))).toEqual(['one', 'hit fresh']);
  now += 2 * SECOND;
  expect(await ask(page('two'))).toEqual(['one', 'hit stale']);
  expect(await ask(page('three'))).toEqual(['two', 'hit fresh']);
  expect(made).toBe(2);
});

it('visitors who ask at the same time wait for one page', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(page('one'))));
  expect(new Set(all.map(([body]) => body))).toEqual(new Set(['one']));
  expect(made).toBe(1);
});

it('a page that no cache may keep is made for each visitor, and other caches are told', async () => {
  const own = page('a profile', { isCacheable: false });
  expect(await ask(own, asked('/members/ada'))).toEqual(['a profile', 'made fresh']);
  expect(await ask(own, asked('/members/ada'))).toEqual(['a profile', 'made fresh']);
  const { response } = await cache.answer(asked('/members/ada'), async () => own);
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(cache.bytes()).toBe(0);
});

it('a page that no cache may keep is no sample for the dictionary that all browsers get', async () => {
  const sampled: string[] = [];
  const dictionaries = {
    link: undefined,
    note: ({ address }: { address: string }) => void sampled.push(address),
  };
  cache = new PageCache({ maxBytes: 400_000, revision, dictionaries, clock: () => now });
  for (const [address, isCacheable] of [
    ['/title/lionheart', true],
    ['/members/ada', false],
  ] as const) {
    const sampledPage = { kind: 'a kind', address };
    await ask(page('a page', { isCacheable }), asked(address, { sampledPage }));
  }
  expect(sampled).toEqual(['/title/lionheart']);
});

it.each([
  ['throws', new Error('the renderers are away')],
  ['is a 503', page('no data', { status: 503 })],
  ['lacks some of its data', page('with error areas', { quality: 'partial' })],
])('where the new page %s, the former one is served for a day', async (_name, makes) => {
  await ask(page('whole'));
  now += 3_600 * SECOND;
  expect((await ask(makes))[0]).toBe('whole');
  expect(await ask(makes)).toEqual(['whole', 'hit error']);
  now += 90_000 * SECOND;
  const late = ask(makes).catch((error: unknown) =>
    error instanceof UnavailablePage ? 'a 503' : 'an error',
  );
  expect(await late).not.toContain('whole');
});

it('a page that a previous version rendered takes the place of the former one, and is fresh for 5 seconds', async () => {
  await ask(page('whole'));
  now += 31 * SECOND;
  await ask(page('of the previous version', { quality: 'fallback' }));
  expect((await ask(page('whole')))[0]).toBe('of the previous version');
  now += 6 * SECOND;
  expect(cache.fresh('/', now)).toBeUndefined();
});

it('a page that cannot be made goes to the request that asked, and is not cached', async () => {
  const missing = page('no data', { status: 503 });
  const refused = await ask(missing).catch((error: unknown) => error);
  expect((refused as UnavailablePage).page).toBe(missing);
  expect(cache.fresh('/', now)).toBeUndefined();
});

it('a page without some of its data is fresh for 5 seconds, and then replaced by a whole one', async () => {
  expect(await ask(page('partial', { quality: 'partial' }))).toEqual(['partial', 'made fresh']);
  now += 4 * SECOND;
  expect(cache.fresh('/', now)?.response.body.toString()).toBe('partial');
  now += 2 * SECOND;
  expect(cache.fresh('/', now)).toBeUndefined();
  expect(await ask(page('whole'))).toEqual(['partial', 'hit stale']);
  expect(await ask(page('whole'))).toEqual(['whole', 'hit fresh']);
});

describe('pages that are not there', () => {
  const gone = page('not found', { status: 404 });

  it('are fresh for 10 seconds', async () => {
    await ask(gone);
    now += 9 * SECOND;
    expect((await ask(gone))[1]).toBe('hit fresh');
    now += 2 * SECOND;
    expect(cache.fresh('/', now)).toBeUndefined();
  });

  it('take the place of a page that is gone, and leave it when it is back', async () => {
    await ask(page('here'));
    now += 31 * SECOND;
    await ask(gone);
    expect((await ask(gone))[0]).toBe('not found');
    now += 11 * SECOND;
    await ask(page('back'));
    expect((await ask(page('back')))[0]).toBe('back');
    expect((await ask(gone))[0]).toBe('back');
  });

  it('push out no page that people come for, however many they are', async () => {
    await ask(page('home'));
    for (let path = 0; path < 1_000; path += 1) {
      await ask(gone, asked(`/nowhere/${path}`, { isCommon: path % 2 === 0 }));
      await ask(page('x'.repeat(5_000)), asked(`/search?q=${path}`, { isCommon: false }));
    }
    expect(await ask(page('anew'))).toEqual(['home', 'hit fresh']);
    expect(cache.bytes()).toBeLessThanOrEqual(400_000);
  });
});

describe('the revision of the data', () => {
  it('a page of a former one is served while it is made anew, fresh as it is', async () => {
    hear('1');
    await ask(page('of 1', { revision: '1' }));
    now += 2 * SECOND;
    expect(cache.fresh('/', now)).toBeDefined();
    hear('2');
    expect(cache.fresh('/', now)).toBeUndefined();
    expect((await ask(page('of 2', { revision: '2' })))[0]).toBe('of 1');
    expect((await ask(page('of 2', { revision: '2' })))[0]).toBe('of 2');
    expect(made).toBe(2);
  });

  it('a page without data is of every one', async () => {
    await ask(page('about'));
    hear('2');
    expect(cache.fresh('/', now)).toBeDefined();
  });
});

describe('what is dropped', () => {
  it('are the pages with a surrogate key, or all', async () => {
    await ask(page('lionheart', { surrogateKeys: ['shell', 'title:lionheart'] }), asked('/title/lionheart'));
    await ask(page('home'));
    cache.purge(['title:lionheart']);
    expect([cache.fresh('/title/lionheart', now), cache.fresh('/', now)]).toEqual([
      undefined,
      expect.anything(),
    ]);
    cache.purge(['*']);
    expect(cache.fresh('/', now)).toBeUndefined();
  });

  it('are the pages of versions that nobody gets any more, those too that are being made', async () => {
    await ask(page('old'), asked('old /', { mark: 'old' }));
    await ask(page('new'), asked('new /', { mark: 'new' }));
    let finish = (): void => undefined;
    const making = cache.answer(asked('old /movies', { mark: 'old' }), async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page('old movies');
    });
    cache.keepOnly('new');
    finish();
    await making;
    const cached = ['old /', 'old /movies', 'new /'].filter((key) => cache.fresh(key, now));
    expect(cached).toEqual(['new /']);
  });
});

it('other caches are told for how long, and what stands in the page; while a canary is under way, nothing', async () => {
  await ask(page('home', { surrogateKeys: ['shell', 'mfe-title'], headers: { 'sinima-generation': '7' } }));
  expect(cache.fresh('/', now)?.response.headers).toEqual({
    'cache-control':
      'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=300, stale-if-error=86400',
    'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400',
    'content-type': 'text/html; charset=utf-8',
    'sinima-generation': '7',
    'surrogate-key': 'shell mfe-title',
    vary: 'Save-Data',
  });
  await ask(page('of the variant'), asked('variant /', { isCanaryVariant: true }));
  const { headers } = cache.fresh('variant /', now)!.response;
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['private, no-cache', undefined]);
});
