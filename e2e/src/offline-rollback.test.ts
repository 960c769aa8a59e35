/** What an operator decides reaches the copies of pages that browsers keep. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { BARRED_VERSIONS_PATH, type BarredVersions } from '@sinima/contracts/offline';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { expectKept } from './site/offline-copies.ts';
import { versionsOn } from './site/page-versions.ts';
import { changeFile, sourceWith, copyRepository } from './site/repository-copy.ts';
import { people, title } from './site/site-pages.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

const FORMER = 'Plot Summary';
const BAD = 'Bad Summary';

const DAYS_MS = 24 * 3_600_000;

/** A page turns to its copies once the browser has nothing else to do. */
const PATIENCE = { timeout: 30_000 };

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ serviceWorkers: 'allow' });

let site: SiteProcess;
let address: string;
let storeDir: string;
let store: ReleaseStore;
let bad: string;

/** The generation that the site serves. */
async function generation(): Promise<number> {
  const answer = await fetch(address + BARRED_VERSIONS_PATH);
  return ((await answer.json()) as BarredVersions).generation;
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  storeDir = await ownStore();
  store = await openSigningStore({ RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  site = await startSite({ env: { RELEASES_DIR: storeDir } });
  address = await site.address;
  const copy = await copyRepository();
  const started = await generation();
  await changeFile(copy, await sourceWith(copy, 'mfe-title/src', FORMER), FORMER, BAD);
  const published = await releases(
    storeDir,
    ['publish', 'mfe-title', '--force', '--why', 'a bad word'],
    copy,
  );
  expect(published).toMatchObject({ code: 0 });
  await expect.poll(generation, { timeout: 30_000 }).toBeGreaterThan(started);
  await rm(path.dirname(copy), { recursive: true });
});

test.afterAll(async () => {
  await site.stop();
  await rm(path.dirname(storeDir), { recursive: true });
});

const open = (page: Page, at: string) => page.goto(address + at);

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Have a title and the people kept, with the bad version live. */
async function keepBoth(page: Page): Promise<void> {
  await open(page, title.address);
  await expect(page.getByRole('heading', { name: BAD })).toBeVisible();
  bad = versionsOn(await page.content())['mfe-title']![0]!;
  await expectKept(page, [title.address]);
  await open(page, people.address);
  await expectKept(page, [title.address, people.address]);
}

/** Return the paths of all that is kept. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('sinima-files')).keys()).map(({ url }) => new URL(url).pathname),
  );

async function rollBack(): Promise<void> {
  const change = await store.rollback('mfe-title', { why: 'a test' });
  await expect.poll(generation).toBe(change.generation.number);
}

test(
  'a browser that was offline shows its copies; one that has reached the pointer since a rollback runs nothing that is barred',
  { tag: SLOW },
  async ({ page, context }) => {
    await keepBoth(page);
    const barredFiles = (await keptFiles(page)).filter((file) => file.startsWith('/releases/mfe-title/'));
    expect(barredFiles.length).toBeGreaterThan(0);
    await context.setOffline(true);
    await rollBack();
    await open(page, title.address);
    await expect(page.getByRole('heading', { name: BAD })).toBeVisible();

    await context.setOffline(false);
    await open(page, people.address);
    await expectKept(page, [people.address]);
    expect((await keptFiles(page)).filter((file) => barredFiles.includes(file))).toEqual([]);

    await context.setOffline(true);
    await open(page, title.address);
    await heading(page, 'You are offline');
    await open(page, people.address);
    await heading(page, people.heading);
    expect(Object.values(versionsOn(await page.content())).flat()).not.toContain(bad);
  },
);

test(
  'a page that never left its document hears of the rollback as well',
  { tag: SLOW },
  async ({ page, context }) => {
    const change = await store.activate([{ app: 'mfe-title', version: bad }], { why: 'a test' });
    await expect.poll(generation).toBe(change.generation.number);
    await keepBoth(page);
    await hydrated(page);
    await rollBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectKept(page, [people.address]);
    await context.setOffline(true);
    await open(page, title.address);
    await heading(page, 'You are offline');
  },
);

test(
  'copies are shown for 30 days without the pointer, and no longer',
  { tag: SLOW },
  async ({ page, context }) => {
    await open(page, people.address);
    await expectKept(page, [people.address]);
    const verifiedAgo = (ms: number) =>
      page.evaluate(async (ago) => {
        const cache = await caches.open('sinima-index');
        const index = (await (await cache.match('/index'))!.json()) as { releases: { verifiedAt: number } };
        index.releases.verifiedAt = Date.now() - ago;
        await cache.put('/index', Response.json(index));
      }, ms);
    await context.setOffline(true);
    await verifiedAgo(29.9 * DAYS_MS);
    await open(page, people.address);
    await heading(page, people.heading);
    await verifiedAgo(30.1 * DAYS_MS);
    await open(page, people.address);
    await heading(page, 'You are offline');
    await expect(page.getByText(/older than 30 days/)).toBeVisible();
  },
);

test(
  'an operator switches the worker off, for browsers that come back and for pages that stand open',
  { tag: SLOW },
  async ({ page, browser }) => {
    const isGone = (of: Page) =>
      of.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.length === 0 && (await caches.keys()).length === 0;
      });
    const [other] = [await browser.newContext({ serviceWorkers: 'allow' })];
    const standing = await other.newPage();
    for (const each of [page, standing]) {
      await open(each, people.address);
      await expectKept(each, [people.address]);
    }
    const { port } = new URL(address);
    await site.stop();
    site = await startSite({ env: { RELEASES_DIR: storeDir, SHELL_PORT: port, SERVICE_WORKER: 'off' } });
    expect(await site.address).toBe(address);

    await open(page, title.address);
    await expect.poll(() => isGone(page), PATIENCE).toBe(true);
    await standing.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => isGone(standing), PATIENCE).toBe(true);
    await other.close();
  },
);
