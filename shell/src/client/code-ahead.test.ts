import type { Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { createCodeAhead } from './code-ahead.ts';

const remote = (name: string, path: string): Composition['remotes'][number] => ({
  name,
  owned: { pages: { page: { paths: [path] } }, widgets: {} },
  versions: [{ version: '2', global: name, entry: `browser/${name}.js`, styles: [] }],
});

const composition: Composition = {
  generation: 1,
  remotes: [
    remote('mfe-title', '/title/:slug'),
    remote('mfe-people', '/person/:slug'),
    remote('mfe-community', '/lists/:slug'),
  ],
};

let isOutdated: boolean;
let isConfirmed: boolean;
let savesData: boolean;

const codeAhead = () =>
  createCodeAhead({
    composition,
    loader: { loadEntry, loadAhead },
    news: { confirm: () => Promise.resolve(isConfirmed), isOutdated: () => isOutdated },
    savesData: () => savesData,
  });

const loadEntry = jest.fn(() => Promise.reject<RemoteModule>(new Error('not there')));
const loadPage = jest.fn(() => Promise.reject(new Error('not there')));
const loadAhead = jest.fn((_name: string) =>
  Promise.resolve({ pages: { page: { load: loadPage } }, widgets: {} } as unknown as RemoteModule),
);

/** Longer than it takes a browser that has nothing to do. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  isOutdated = false;
  isConfirmed = true;
  savesData = false;
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<a href="/lists/one">Outside the content</a><main><a href="/person/one">A</a><a href="/title/one">B</a><a href="/title/two">C</a></main>';
  loadEntry.mockClear();
  loadPage.mockClear();
  loadAhead.mockClear();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 10, bottom: 20, width: 100 } as DOMRect);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('the page that most links of the content lead to is loaded, and the entries of the others, once the browser is idle', async () => {
  codeAhead()();
  expect(loadAhead).not.toHaveBeenCalled();
  await idle();
  expect(loadAhead.mock.calls).toEqual([['mfe-title']]);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(loadEntry.mock.calls).toEqual([['mfe-people']]);
});

it('links to the page itself do not count', async () => {
  history.replaceState(null, '', '/title/one');
  document.body.innerHTML =
    '<main><a href="/title/one?tab=cast">A</a><a href="/title/one?tab=media">B</a><a href="/person/one">C</a></main>';
  codeAhead()();
  await idle();
  expect(loadAhead.mock.calls).toEqual([['mfe-people']]);
  expect(loadEntry).not.toHaveBeenCalled();
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
  codeAhead()();
  await idle();
  expect(loadAhead).not.toHaveBeenCalled();
  expect(loadEntry).not.toHaveBeenCalled();
});
