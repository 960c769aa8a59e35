/** @jest-environment node */
import type { RenderedFragments, RenderedFrame } from '@sinima/shell/page/page-work';
import type { MadePage } from './made-page.ts';
import { AssembledPages } from './assembled-pages.ts';
import type { TimedRemote } from './boundary-facts.ts';

const frame: RenderedFrame = { kind: 'frame', html: '', places: {}, errorArea: '' };

const fragments = (): RenderedFragments => ({
  kind: 'fragments',
  html: {},
  places: {},
  thrown: {},
  queries: [],
  missing: {},
  lacksItsData: false,
});

const withParts = (...done: RenderedFragments[]) => ({
  frame,
  remotes: done.map((each): TimedRemote => ({
    remote: { name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions: [] },
    done: each,
    rendered: [],
    isFirst: true,
    ms: 1,
  })),
});

const one = withParts(fragments());

let assembled: number;
let pages: AssembledPages;

beforeEach(() => {
  assembled = 0;
  pages = new AssembledPages(100_000);
});

const assemble =
  (more: Partial<MadePage> = {}) =>
  (): MadePage => {
    assembled += 1;
    return {
      status: 200,
      document: Buffer.alloc(10_000),
      headers: {},
      shown: [],
      quality: 'whole',
      revision: undefined,
      isCacheable: true,
      surrogateKeys: [],
      ...more,
    };
  };

it('a page of the same frame and fragments is put together once', () => {
  const parts = withParts(fragments(), fragments());
  const page = pages.get('a key', parts, assemble());
  expect(pages.get('a key', { ...parts }, assemble())).toBe(page);
  expect(assembled).toBe(1);
});

it.each([
  ['fragments that say the same and were rendered anew', 'a key', withParts(fragments())],
  ['another frame', 'a key', { ...one, frame: { ...frame } }],
  ['a fragment less', 'a key', withParts()],
  ['another key', 'another key', one],
])('%s make another page', (_what, key, parts) => {
  pages.get('a key', one, assemble());
  pages.get(key, parts, assemble());
  expect(assembled).toBe(2);
});

it.each([{ quality: 'fallback' }, { quality: 'partial' }, { status: 404 }] as const)(
  'a page that is not as it should be is not cached: %j',
  (more) => {
    pages.get('a key', withParts(fragments()), assemble(more));
    expect(pages.bytes()).toBe(0);
  },
);

it('pages take no more memory than they may', () => {
  for (let index = 0; index < 20; index += 1) {
    pages.get(`${index}`, withParts(fragments()), assemble());
  }
  expect(pages.bytes()).toBeLessThanOrEqual(100_000);
  expect(pages.bytes()).toBeGreaterThan(50_000);
});

it('without memory each page is put together', () => {
  const none = new AssembledPages(0);
  const parts = withParts(fragments());
  none.get('a key', parts, assemble());
  none.get('a key', parts, assemble());
  expect(assembled).toBe(2);
});
