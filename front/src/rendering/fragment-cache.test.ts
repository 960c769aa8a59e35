/** @jest-environment node */
import { REVISION_HEADER } from '@sinima/contracts/revision';
import type { ReadAnswer, WorkOptions } from '@sinima/renderers/renderer-pool';
import type { FragmentsWork, FrameWork, PageWorkDone, RenderedFragments } from '@sinima/shell/page/page-work';
import { DataRevision } from '../api-reads/data-revision.ts';
import { FragmentCache, type AskedFragments } from './fragment-cache.ts';

const version = { app: 'mfe-title', version: '1.0.0' };
const work: FragmentsWork = {
  kind: 'fragments',
  language: 'en',
  address: '/title/a',
  composition: { generation: 1, remotes: [] },
  refs: [{ remote: 'mfe-title', kind: 'pages', id: 'page' }],
  params: {},
};
const asked = { version, mark: 'mark', work };
const KEY = 'mfe-title/pages/page';

let now: number;
let rendered: number;
let answers: Record<string, ReadAnswer>;
let cache: FragmentCache;
let sources: string[];
let revision: DataRevision;

const answer = (headers: Record<string, string> = {}, body = '[]', status = 200): ReadAnswer => ({
  status,
  headers: {
    'cache-control': 'public, max-age=60',
    [REVISION_HEADER.toLowerCase()]: '1',
    ...headers,
  },
  body,
});

type Read = WorkOptions['read'];
const read: Read = async (path) => answers[path]!;

const cacheOf = (maxBytes: number): FragmentCache =>
  new FragmentCache({
    maxBytes,
    revision,
    onAnswer: (remote, source) => sources.push(`${remote} ${source}`),
    clock: () => now,
  });

/** Render what reads a title and then its credits; each time another markup. */
const renders =
  (more: object = {}) =>
  async (readFor: Read): Promise<RenderedFragments> => {
    await readFor('/api/title');
    await readFor('/api/credits');
    rendered += 1;
    return {
      kind: 'fragments',
      html: { [KEY]: `render ${rendered}` },
      places: {},
      thrown: {},
      queries: [],
      missing: {},
      lacksItsData: false,
      ...more,
    };
  };

async function markup(
  more: Partial<AskedFragments> = {},
  render: (readFor: Read) => Promise<PageWorkDone> = renders(),
): Promise<string | undefined> {
  const { done } = await cache.get({ ...asked, ...more }, read, render);
  return (done as RenderedFragments).html[KEY];
}

beforeEach(() => {
  now = 0;
  rendered = 0;
  sources = [];
  revision = new DataRevision();
  answers = { '/api/title': answer({ 'surrogate-key': 'title:a' }), '/api/credits': answer() };
  cache = cacheOf(1_000_000);
});

it('fragments are rendered once, and come with what was read for them', async () => {
  const first = await cache.get(asked, read, renders());
  const second = await cache.get(asked, () => Promise.reject(new Error('nothing is read')), renders());
  expect(second).toEqual(first);
  expect(second.answers).toEqual(answers);
  expect(sources).toEqual(['mfe-title rendered', 'mfe-title cached']);
});

it('requests for the same at the same time wait for one render', async () => {
  expect(await Promise.all([markup(), markup()])).toEqual(['render 1', 'render 1']);
  await expect(
    Promise.all([1, 2].map(() => cache.get({ ...asked, mark: 'b' }, read, fails))),
  ).rejects.toThrow('busy');
});

it.each([
  ['30 s, since they may say how long ago something was', {}, 30_000],
  ['as long as all that they read is fresh', { 'cache-control': 'public, max-age=20' }, 20_000],
  ['less where an answer has an age', { 'cache-control': 'public, max-age=20', age: '15' }, 5_000],
])('fragments are used for %s', async (_what, headers, ms) => {
  answers['/api/credits'] = answer(headers);
  await markup();
  now = ms;
  expect(await markup()).toBe('render 1');
  now = ms + 1;
  expect(await markup()).toBe('render 2');
});

it('fragments of outdated data are rendered anew', async () => {
  await markup();
  revision.hear({ get: () => '2' });
  answers['/api/title'] = answer({ [REVISION_HEADER.toLowerCase()]: '2' });
  expect(await markup()).toBe('render 2');
  expect(await markup()).toBe('render 2');
});

it.each([
  ['a title that it read', ['title:a'], 'render 2'],
  ['another title', ['title:b'], 'render 1'],
  ['everything', ['*'], 'render 2'],
])('after a purge of %s the next request gets %s', async (_what, keys, expected) => {
  await markup();
  cache.purge(keys);
  expect(await markup()).toBe(expected);
});

it.each([
  ['version', { version: { ...version, version: '1.0.1' } }],
  ['remote', { version: { ...version, app: 'mfe-people' } }],
  ['composition', { mark: 'other' }],
  ['address', { work: { ...work, address: '/title/b' } }],
  ['parameter', { work: { ...work, params: { slug: 'b' } } }],
])('another %s has fragments of its own', async (_what, other) => {
  await markup();
  expect(await markup(other)).toBe('render 2');
});

describe('frames', () => {
  const frame: FrameWork = {
    kind: 'frame',
    language: 'en',
    address: '/title/a',
    composition: work.composition,
    hasSession: false,
  };
  const host = { version: { app: 'shell', version: '5.0.0' }, mark: 'mark', work: frame };
  const frames = (more: object = {}) => {
    const render = jest.fn(async () => ({
      kind: 'frame' as const,
      html: 'a frame',
      places: {},
      errorArea: '',
      ...more,
    }));
    return { render, get: (other = {}) => cache.get({ ...host, ...other }, read, render) };
  };

  it('a frame is rendered once, and is no fragment of a remote', async () => {
    const { render, get } = frames();
    expect((await get()).done).toEqual((await get()).done);
    await get({ mark: 'another generation' });
    expect(render).toHaveBeenCalledTimes(2);
    expect(sources).toEqual([]);
  });

  it('a frame in which something threw is not cached', async () => {
    const { render, get } = frames({ thrown: 'Error' });
    await get();
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  });
});

const fails = () => Promise.reject(new Error('busy'));

it.each([
  ['something threw', { thrown: { page: 'Error' } }],
  ['data are missing', { missing: { '/api/title': '504' } }],
  ['the page lacks its data', { lacksItsData: true }],
  ['the answer is none', { thrown: null }],
  ['a fragment is missing', { html: {} }],
  ['the markup is no plain data', { html: new Map([[KEY, 'markup']]) }],
])('nothing is cached where %s', async (_what, more) => {
  await markup({}, renders(more));
  expect(cache.bytes()).toBe(0);
});

it('what cannot be written as JSON is a fault of its version', async () => {
  await expect(markup({}, renders({ head: { title: 1n } }))).rejects.toMatchObject({ fault: 'throws' });
});

it.each([
  ['did not succeed', answer({}, '', 503)],
  ['may not be stored', answer({ 'cache-control': 'no-store' })],
])('nothing is cached where a read %s', async (_what, credits) => {
  answers['/api/credits'] = credits;
  await markup();
  now = 1;
  expect(await markup()).toBe('render 2');
});

it('nothing is cached where a read was not waited for', async () => {
  const late = (path: string): ReturnType<Read> =>
    path === '/api/late' ? new Promise<never>(() => undefined) : read(path);
  await cache.get(asked, late, (readFor) => {
    void readFor('/api/late');
    return renders()(readFor);
  });
  expect(cache.bytes()).toBe(0);
});

it('work that fails is told as it is, and nothing is cached', async () => {
  await expect(cache.get(asked, read, fails)).rejects.toThrow('busy');
  expect(await markup()).toBe('render 1');
});

describe('a version that fails', () => {
  it('is rendered anew, and others are not', async () => {
    const other = { version: { app: 'mfe-title', version: '1.0.01' } };
    await markup();
    await markup(other);
    cache.forget(version);
    expect(await markup(other)).toBe('render 2');
    expect(await markup()).toBe('render 3');
  });

  it('while it renders leaves nothing', async () => {
    await markup({}, (readFor) => {
      cache.forget(version);
      return renders()(readFor);
    });
    expect(cache.bytes()).toBe(0);
  });
});

it('when something else is live, all fragments are rendered anew, those under way too', async () => {
  await markup();
  const slow = markup({ work: { ...work, address: '/title/b' } });
  cache.clear();
  await slow;
  expect(cache.bytes()).toBe(0);
  expect(await markup()).toBe('render 3');
});

describe('memory', () => {
  it('fragments and what they were made of take no more than they may', async () => {
    cache = cacheOf(100_000);
    answers['/api/title'] = answer({}, 'x'.repeat(2_000));
    for (let index = 0; index < 50; index += 1) await markup({ mark: `mark ${index}` });
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    expect(cache.bytes()).toBeGreaterThan(50_000);
    expect(await markup({ mark: 'mark 0' })).toBe('render 51');
    expect(await markup({ mark: 'mark 49' })).toBe('render 50');
  });

  it('fragments of one page push out no more than an eighth of the others', async () => {
    cache = cacheOf(100_000);
    await markup();
    await markup({ mark: 'large' }, renders({ html: { [KEY]: 'x'.repeat(20_000) } }));
    expect(await markup()).toBe('render 1');
    expect(await markup({ mark: 'large' })).not.toBe('render 2');
  });

  it('without any, all fragments are rendered for each page', async () => {
    cache = cacheOf(0);
    await markup();
    expect(await markup()).toBe('render 2');
  });
});
