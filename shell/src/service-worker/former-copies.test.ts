/**
 * @jest-environment node
 *
 * Copies that the worker of commit 803352e7 left in a browser: one page, its document and the list of its files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerPage } from './answer-page.ts';
import type { CopiesIndex } from './copies-index.ts';
import { CACHES, Copies } from './copies.ts';
import { learnList } from './known-releases.ts';
import { fakeCaches } from './test/fake-caches.ts';

const former = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'test/former-copies.json'), 'utf8'),
) as {
  readonly index: CopiesIndex;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};
const [page] = former.index.pages;
const NOW = page!.keptAt + 3_600_000;

let caches: ReturnType<typeof fakeCaches>;
let copies: Copies;

beforeEach(async () => {
  caches = fakeCaches();
  const put = async (cache: string, at: string, response: Response): Promise<void> =>
    (await caches.storage.open(cache)).put(at, response);
  await put(CACHES.index, '/index', Response.json(former.index));
  await put(CACHES.pages, page!.path, new Response(former.html, { headers: former.headers }));
  for (const file of Object.keys(former.index.files)) await put(CACHES.files, file, new Response(file));
  copies = new Copies(caches.storage, () => NOW);
});

async function withoutNetwork(): Promise<string> {
  const host = { version: '5', style: '/releases/shell/browser/a.css', fonts: [] };
  const network = Promise.reject(new TypeError('Failed to fetch'));
  return (await answerPage({ copies, host, network, now: () => NOW }, page!.path)).text();
}

/** Hear the present site's list of what is barred, as the worker does once it is there. */
async function hearBarred(barred: Readonly<Record<string, string[]>>): Promise<void> {
  const learned = learnList(former.index.releases, { generation: 99, barred }, NOW);
  if (learned === 'other-site') throw new Error('It is the same site.');
  await copies.change((index) => ({ ...index, releases: learned }));
  await copies.dropBarred();
}

it('a former copy is shown without a network, and what the site bars meanwhile bars nothing else', async () => {
  expect(await withoutNetwork()).toContain('You are offline: this page is of');
  await hearBarred({ shell: ['4.0.0'] });
  expect(await withoutNetwork()).toContain('<title>Terms');
  expect(caches.names(CACHES.files)).toEqual(Object.keys(former.index.files).sort());
});

it('a former copy goes, with its files, when its host is barred', async () => {
  await hearBarred({ shell: [...page!.versions['shell']!] });
  expect(await withoutNetwork()).toContain('There is no copy of this page in this browser.');
  expect(caches.names(CACHES.pages)).toEqual([]);
  expect(caches.names(CACHES.files)).toEqual([...former.index.own].sort());
});
