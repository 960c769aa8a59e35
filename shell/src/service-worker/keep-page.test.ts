/** @jest-environment node */
import { CACHES, Copies } from './copies.ts';
import { isKeptOfLate, keepPage } from './keep-page.ts';
import { fakeCaches } from './test/fake-caches.ts';
import { pageAnswer, samplePage } from './test/sample-page.ts';

const NOW = 1_800_000_000_000;
const STYLE = '/releases/shell/browser/a.css';
const CHUNK = '/releases/mfe-title/browser/2.js';
const CLOTH = '/cloth/a.svg';

let now: number;
let savesData: boolean;
let inBrowser: Map<string, () => Response>;
let onServer: Map<string, () => Response>;
let downloads: string[];
let storage: ReturnType<typeof fakeCaches>;
let copies: Copies;

const fetchIt = async (path: string, init?: RequestInit): Promise<Response> => {
  const isLocal = init?.cache === 'only-if-cached';
  if (!isLocal) downloads.push(path);
  const answer = (isLocal ? inBrowser : onServer).get(path);
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};

const keep = (path = '/title/a', isAskedFor = false, others = [CLOTH]): Promise<void> =>
  keepPage({ copies, fetch: fetchIt, savesData: async () => savesData, now: () => now }, path, {
    isAskedFor,
    others,
  });

const dated =
  (html: string, at = NOW, headers: Record<string, string> = {}) =>
  () =>
    pageAnswer(html, { Date: new Date(at).toUTCString(), ...headers });

beforeEach(() => {
  now = NOW;
  savesData = false;
  downloads = [];
  storage = fakeCaches();
  copies = new Copies(storage.storage, () => now);
  const page = dated(samplePage({ files: [STYLE, CHUNK] }));
  inBrowser = new Map([
    ['/title/a', page],
    [STYLE, () => new Response('style')],
    [CLOTH, () => new Response('<svg/>')],
  ]);
  onServer = new Map([
    ['/title/a', page],
    [STYLE, () => new Response('style')],
    [CHUNK, () => new Response('chunk')],
    [CLOTH, () => new Response('<svg/>')],
  ]);
});

it('a page that was just shown is kept from what the browser has, and only code that is missing is downloaded', async () => {
  await keep();
  expect(downloads).toEqual([CHUNK]);
  expect(storage.names(CACHES.pages)).toEqual(['/title/a']);
  expect(storage.names(CACHES.files)).toEqual([CLOTH, CHUNK, STYLE]);
  expect(await copies.list()).toMatchObject({ pages: [{ path: '/title/a', title: 'A title', keptAt: NOW }] });
});

it('nothing is downloaded for a visitor who saves data', async () => {
  savesData = true;
  await keep();
  inBrowser.delete('/title/a');
  await keep('/saved', true);
  expect(downloads).toEqual([]);
  expect(storage.names(CACHES.pages)).toEqual(['/title/a']);
  expect(storage.names(CACHES.files)).toEqual([CLOTH, STYLE]);
});

it('cloths that were not looked at are not downloaded', async () => {
  inBrowser.delete(CLOTH);
  await keep();
  expect(downloads).not.toContain(CLOTH);
});

it.each([
  ['is for one visitor alone', dated(samplePage(), NOW, { 'Cache-Control': 'private, no-store' })],
  ['is not there', () => new Response('gone', { status: 404 })],
  ['is no page of the site', dated('<h1>Hello</h1>')],
])('what %s is not kept', async (_name, answer) => {
  inBrowser.set('/title/a', answer);
  onServer.set('/title/a', answer);
  await keep();
  expect(storage.names(CACHES.pages)).toEqual([]);
});

it('a document from before a change of releases, or of hours ago, is fetched anew', async () => {
  await copies.change((index) => ({ ...index, releases: { ...index.releases, generation: 8 } }));
  onServer.set('/title/a', dated(samplePage({ generation: 8, version: '3' })));
  await keep();
  expect(downloads).toContain('/title/a');
  expect((await copies.index()).pages[0]!.versions).toEqual({ shell: ['5'], 'mfe-title': ['3'] });
  now = NOW + 4_000_000;
  inBrowser.set('/title/a', onServer.get('/title/a')!);
  downloads = [];
  await keep();
  expect(downloads).toContain('/title/a');
});

it('what a remote asked for stays asked for when it is visited, and is not fetched twice within the hour', async () => {
  const keeper = { copies, now: () => now };
  expect(await isKeptOfLate(keeper, '/title/a')).toBe(false);
  await keep('/title/a', true);
  await keep('/title/a');
  expect((await copies.index()).pages).toMatchObject([{ isAskedFor: true }]);
  expect(await isKeptOfLate(keeper, '/title/a')).toBe(true);
  now += 3_600_001;
  expect(await isKeptOfLate(keeper, '/title/a')).toBe(false);
});

it('what is barred goes with the files that no other page needs', async () => {
  await keep();
  inBrowser.set('/title/b', dated(samplePage({ version: '1', files: [STYLE] })));
  await keep('/title/b', false, []);
  await copies.change((index) => ({
    ...index,
    releases: { ...index.releases, barred: { 'mfe-title': ['2'] } },
  }));
  await copies.dropBarred();
  expect(storage.names(CACHES.pages)).toEqual(['/title/b']);
  expect(storage.names(CACHES.files)).toEqual([STYLE]);
});

it('all copies can be deleted; what is known of releases stays', async () => {
  await keep();
  await copies.change((index) => ({ ...index, releases: { ...index.releases, generation: 9 } }));
  await copies.clear();
  expect(await copies.list()).toEqual({ pages: [], bytes: 0 });
  expect([storage.names(CACHES.pages), storage.names(CACHES.files)]).toEqual([[], []]);
  expect((await copies.index()).releases.generation).toBe(9);
});
