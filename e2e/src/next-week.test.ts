/** What a visitor who comes back takes over the network: after a release, after a rollback, and for a further page. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { countTransfers, type Transfer } from '@sinima/testing/transfers';
import { changeFile, sourceWith, copyRepository } from './site/repository-copy.ts';
import { movies } from './site/site-pages.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

/** What two changed lines may cost a visitor in scripts, in bytes. */
const MAX_RELEASE_BYTES = 1_536;

/** What a further title page may weigh, in bytes. */
const MAX_PAGE_BYTES = 4_096;

/** Pages of a kind that the server sees before it makes a dictionary, and some that it has not seen. */
const TITLES = 10;
const PEOPLE = 4;

const SCRIPT = /\/releases\/mfe-title\/browser\/[\w.-]+\.js/g;

test.describe('the next week', { tag: SLOW }, () => {
  test.describe.configure({ mode: 'serial', timeout: 2 * PATIENCE });

  let site: SiteProcess;
  let address: string;
  let storeDir: string;
  let store: ReleaseStore;
  /** Addresses of titles that the server has not seen. */
  let titles: string[];
  let visitor: BrowserContext;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(3 * PATIENCE);
    storeDir = await ownStore();
    store = await openSigningStore({ RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
    site = await startSite({ env: { RELEASES_DIR: storeDir } });
    address = await site.address;
    const addressesOf = async (kind: string, list: string, count: number): Promise<string[]> => {
      const found = (await (await fetch(`${address}${list}?pageSize=${count}`)).json()) as { slug: string }[];
      return found.map(({ slug }) => `/${kind}/${slug}`);
    };
    titles = await addressesOf('title', '/api/titles', TITLES);
    const seen = [...titles.splice(0, 4), ...(await addressesOf('person', '/api/people', PEOPLE))];
    for (const page of seen) await (await fetch(address + page)).text();
    visitor = await browser.newContext({ serviceWorkers: 'block' });
  });

  test.afterAll(async () => {
    await visitor.close();
    await site.stop();
    await rm(path.dirname(storeDir), { recursive: true });
  });

  /** Open a title that nobody has seen, in a new tab. @returns what came over the network until it was hydrated */
  async function openTitle(context: BrowserContext, awaitsDictionary = false): Promise<Transfer[]> {
    const page = await context.newPage();
    const transfers = await countTransfers(page);
    await page.goto(address + titles.shift()!);
    await hydrated(page);
    const ofDictionary = (): boolean =>
      transfers().some(({ address: at }) => at.startsWith('/page-dictionaries/'));
    if (awaitsDictionary) await expect.poll(ofDictionary, { timeout: PATIENCE / 4 }).toBe(true);
    await page.close();
    return transfers();
  }

  const scriptsOf = async (): Promise<string[]> => {
    const text = await (await fetch(address + titles[0]!)).text();
    return [...new Set(text.match(SCRIPT))];
  };

  /** Wait until new pages have another version, and its scripts are there for browsers with the former ones. */
  async function untilDeltas(before: readonly string[]): Promise<void> {
    await expect.poll(scriptsOf, { timeout: PATIENCE / 4 }).not.toEqual(before);
    for (const script of await scriptsOf()) {
      const name = script.replace(/\.[\w-]{43}\.js$/, '');
      const former = before.find((each) => each !== script && each.startsWith(`${name}.`));
      if (former === undefined) continue;
      const hash = Buffer.from(/\.([\w-]{43})\.js$/.exec(former)![1]!, 'base64url').toString('base64');
      const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
      await expect
        .poll(
          async () =>
            (await visitor.request.head(address + script, { headers })).headers()['content-encoding'],
        )
        .toBe('dcz');
    }
  }

  const sum = (transfers: readonly Transfer[]): number =>
    transfers.reduce((total, { bytes }) => total + bytes, 0);
  const documentOf = (transfers: readonly Transfer[]): Transfer | undefined =>
    transfers.find(({ type }) => type === 'Document');
  /** The host loads some of its own on a sample of pages alone. */
  const codeOf = (transfers: readonly Transfer[]): Transfer[] =>
    transfers.filter(({ type, address: at }) => type === 'Script' && at.startsWith('/releases/mfe-title/'));

  test('a second title page comes compressed with the dictionary that the first one offered', async () => {
    const first = documentOf(await openTitle(visitor, true));
    const second = documentOf(await openTitle(visitor));
    expect([first!.encoding, second!.encoding]).toEqual(['br', 'dcz']);
    expect(second!.bytes).toBeGreaterThan(0);
    expect(second!.bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    expect(second!.bytes).toBeLessThan(first!.bytes / 2);
  });

  test('so does a title that they open from a list, whose first one offers it as well', async ({
    browser,
  }) => {
    const other = await browser.newContext({ serviceWorkers: 'block' });
    const page = await other.newPage();
    const transfers = await countTransfers(page);
    await page.goto(address + '/movies');
    await hydrated(page);
    const opened = (): Transfer[] =>
      transfers().filter(({ type, address: at }) => type === 'Document' && at.startsWith('/title/'));
    const cards = page.locator('main article a[href^="/title/"]').filter({ visible: true });
    for (const encoding of ['br', 'dcz']) {
      // The first of them are pages that were made before there was a dictionary.
      await cards.nth(-1 - opened().length).evaluate((element: HTMLElement) => element.click());
      await expect(page.getByText('Plot Summary').first()).toBeVisible();
      await expect.poll(() => opened().at(-1)?.encoding).toBe(encoding);
      await expect
        .poll(() => transfers().some(({ address: at }) => at.startsWith('/page-dictionaries/')), {
          timeout: PATIENCE / 4,
        })
        .toBe(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();
    }
    const [first, second] = opened();
    expect(second!.bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    expect(second!.bytes).toBeLessThan(first!.bytes / 2);
    await other.close();
  });

  test('after two changed lines a visitor who comes back takes what is new in them', async () => {
    const before = await scriptsOf();
    const copy = await copyRepository();
    for (const [from, to] of [
      ['Plot Summary', 'New Summary'],
      ['View All Crew', 'See All Crew'],
    ] as const) {
      await changeFile(copy, await sourceWith(copy, 'mfe-title/src', from), from, to);
    }
    const published = await releases(
      storeDir,
      ['publish', 'mfe-title', '--force', '--why', 'two lines'],
      copy,
    );
    expect(published).toMatchObject({ code: 0 });
    await rm(path.dirname(copy), { recursive: true });
    await untilDeltas(before);

    const scripts = codeOf(await openTitle(visitor));
    expect(scripts.map(({ encoding }) => encoding)).toEqual(['dcz', 'dcz']);
    expect(sum(scripts)).toBeLessThanOrEqual(MAX_RELEASE_BYTES);
  });

  test('after the rollback they take nothing, and a browser with only the rejected version takes as little', async ({
    browser,
  }) => {
    const newcomer = await browser.newContext({ serviceWorkers: 'block' });
    await openTitle(newcomer);
    const before = await scriptsOf();
    await store.rollback('mfe-title', { why: 'the old words were better' });
    await untilDeltas(before);

    expect(codeOf(await openTitle(visitor))).toEqual([]);
    const scripts = codeOf(await openTitle(newcomer));
    expect(scripts.map(({ encoding }) => encoding)).toEqual(['dcz', 'dcz']);
    expect(sum(scripts)).toBeLessThanOrEqual(MAX_RELEASE_BYTES);
    await newcomer.close();
  });
});
