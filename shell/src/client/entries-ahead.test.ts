import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { createEntriesAhead } from './entries-ahead.ts';

const remote = (name: string, path: string): Composition['remotes'][number] => ({
  name,
  owned: { pages: { page: { paths: [path] } }, widgets: {} },
  versions: [{ version: '2', global: name, entry: `browser/${name}.js`, styles: [] }],
});

const composition: Composition = {
  generation: 1,
  remotes: [remote('mfe-title', '/title/:slug'), remote('mfe-people', '/person/:slug')],
};

let isOutdated: boolean;
let isConfirmed: boolean;
let savesData: boolean;

const entriesAhead = () =>
  createEntriesAhead({
    composition,
    loader: { loadEntry },
    news: { confirm: () => Promise.resolve(isConfirmed), isOutdated: () => isOutdated },
    savesData: () => savesData,
  });

const loadEntry = jest.fn(() => Promise.reject<RemoteModule>(new Error('not there')));

/** Longer than it takes a browser that has nothing to do. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  isOutdated = false;
  isConfirmed = true;
  savesData = false;
  document.body.innerHTML =
    '<a href="/person/two">Outside the content</a><main><a href="/title/one">A</a><a href="/title/two">B</a></main>';
  loadEntry.mockClear();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 10, bottom: 20, width: 100 } as DOMRect);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('the entry of the remote behind the links of the content is loaded, once the browser is idle', async () => {
  entriesAhead()();
  expect(loadEntry).not.toHaveBeenCalled();
  await idle();
  expect(loadEntry.mock.calls).toEqual([['mfe-title']]);
});

it.each([
  ['the visitor saves data', () => void (savesData = true)],
  ['the visitor gets other versions by now', () => void (isOutdated = true)],
  ['the server does not say which versions hold', () => void (isConfirmed = false)],
  [
    'the links are not on the screen',
    () =>
      void jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top: 5_000, bottom: 5_010, width: 100 } as DOMRect),
  ],
])('nothing is loaded when %s', async (_name, given) => {
  given();
  entriesAhead()();
  await idle();
  expect(loadEntry).not.toHaveBeenCalled();
});
