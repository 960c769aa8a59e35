/** @jest-environment node */
import type { ReadAnswer, WorkOptions } from '@sinima/renderers/renderer-pool';
import type { FragmentsWork, RenderedFragments } from '@sinima/shell/page/page-work';
import { FragmentCache } from './fragment-cache.ts';

const version = { app: 'mfe-title', version: '1.0.0' };
const work: FragmentsWork = {
  kind: 'fragments',
  address: '/title/a',
  composition: { generation: 1, remotes: [] },
  refs: [],
  params: {},
};
const asked = { version, mark: 'mark', work };

let now: number;
let rendered: number;
let answers: Record<string, ReadAnswer>;
let readPaths: string[];
let cache: FragmentCache;
let sources: string[];

const answer = (body: string, headers: Record<string, string> = {}, status = 200): ReadAnswer => ({
  status,
  headers,
  body,
});

const options: WorkOptions = {
  place: '/title/a',
  async read(path) {
    readPaths.push(path);
    return answers[path]!;
  },
};

const cacheOf = (maxBytes: number): FragmentCache =>
  new FragmentCache({
    maxBytes,
    onAnswer: (remote, source) => sources.push(`${remote} ${source}`),
    clock: () => now,
  });

/** Render what reads a title and then its credits; each time another markup. */
const renders =
  (more: object = {}) =>
  async ({ read }: WorkOptions): Promise<RenderedFragments> => {
    await Promise.all([read('/api/title'), read('/api/similar')]);
    await read('/api/credits');
    rendered += 1;
    return {
      kind: 'fragments',
      html: { page: `render ${rendered}` },
      preloads: [],
      thrown: {},
      queries: [],
      missing: {},
      lacksItsData: false,
      ...more,
    };
  };

async function markup(more: Partial<typeof asked> = {}, render = renders()): Promise<string | undefined> {
  const done = await cache.get({ ...asked, ...more }, options, render);
  return (done as RenderedFragments).html['page'];
}

beforeEach(() => {
  now = 0;
  rendered = 0;
  readPaths = [];
  sources = [];
  answers = {
    '/api/title': answer('{"title":1}', { etag: '"1"', date: 'now' }),
    '/api/similar': answer('[]'),
    '/api/credits': answer('[1]'),
  };
  cache = cacheOf(1_000_000);
});

it('fragments are rendered once as long as all that they read is the same', async () => {
  expect(await markup()).toBe('render 1');
  answers['/api/title'] = answer('{"title":1}', { date: 'later', age: '3', etag: '"1"' });
  expect(await markup()).toBe('render 1');
  expect(sources).toEqual(['mfe-title rendered', 'mfe-title cached']);
});

it('what was read is read again each time, in the same order', async () => {
  await markup();
  const first = readPaths.splice(0);
  await markup();
  expect(readPaths).toEqual(first);
});

it.each([
  ['another text', answer('{"title":2}', { etag: '"1"' })],
  ['another header', answer('{"title":1}', { etag: '"2"' })],
  ['another status', answer('{"title":1}', { etag: '"1"' }, 404)],
])('fragments are rendered anew when an answer has %s', async (_what, changed) => {
  await markup();
  answers['/api/title'] = changed;
  readPaths = [];
  expect(await markup()).toBe('render 2');
  // The credits of another title would be others: nobody asked for them before it was there.
  expect(readPaths.slice(0, 2)).toEqual(['/api/title', '/api/similar']);
  expect(readPaths.filter((path) => path === '/api/credits')).toHaveLength(1);
});

it('fragments are used for 30 s, since they may say how long ago something was', async () => {
  await markup();
  now = 29_999;
  expect(await markup()).toBe('render 1');
  now = 30_000;
  expect(await markup()).toBe('render 2');
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

it.each([
  ['something threw', { thrown: { page: 'Error' } }],
  ['data are missing', { missing: { '/api/title': '504' } }],
  ['the page lacks its data', { lacksItsData: true }],
  ['the answer is none', { thrown: null }],
  ['the answer is no plain data', { html: new Map() }],
])('nothing is cached where %s', async (_what, more) => {
  await markup({}, renders(more));
  expect(cache.bytes()).toBe(0);
});

it('nothing is cached where a read did not succeed', async () => {
  answers['/api/credits'] = answer('', {}, 503);
  await markup();
  expect(await markup()).toBe('render 2');
});

it('nothing is cached where a read was not waited for', async () => {
  const hanging = {
    ...options,
    read: (path: string) => (path === '/api/late' ? new Promise<never>(() => undefined) : options.read(path)),
  };
  await cache.get(asked, hanging, (how) => {
    void how.read('/api/late');
    return renders()(how);
  });
  expect(cache.bytes()).toBe(0);
});

it('work that fails is told as it is, and nothing is cached', async () => {
  await expect(cache.get(asked, options, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
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
    await markup({}, (how) => {
      cache.forget(version);
      return renders()(how);
    });
    expect(cache.bytes()).toBe(0);
  });

  it('while its answers are read again is rendered anew', async () => {
    await markup();
    const failing = {
      ...options,
      read: (path: string) => {
        cache.forget(version);
        return options.read(path);
      },
    };
    const done = await cache.get(asked, failing, renders());
    expect((done as RenderedFragments).html['page']).toBe('render 2');
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
    answers['/api/title'] = answer('x'.repeat(2_000));
    for (let index = 0; index < 50; index += 1) await markup({ mark: `mark ${index}` });
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    expect(cache.bytes()).toBeGreaterThan(50_000);
    expect(await markup({ mark: 'mark 0' })).toBe('render 51');
    expect(await markup({ mark: 'mark 49' })).toBe('render 50');
  });

  it('fragments of one page push out no more than an eighth of the others', async () => {
    cache = cacheOf(100_000);
    await markup();
    await markup({ mark: 'large' }, renders({ html: { page: 'x'.repeat(10_000) } }));
    expect(await markup()).toBe('render 1');
    expect(await markup({ mark: 'large' })).not.toBe('render 2');
  });

  it('without any, all fragments are rendered for each page', async () => {
    cache = cacheOf(0);
    await markup();
    expect(await markup()).toBe('render 2');
  });
});
