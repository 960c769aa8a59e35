/** Tabs that stand open while a release changes beneath them. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import { openSigningStore } from '@sinima/releases/open-store';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { changeFile, componentWith, copyRepository } from './site/repository-copy.ts';
import { home, people, person, title } from './site/site-pages.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

const FORMER = 'Plot Summary';
const NEW = 'New Summary';

/** How long a tab takes for true what it has heard of releases, in milliseconds. */
const TAKEN_FOR_TRUE = 1_000;

test.describe.configure({ mode: 'serial', timeout: PATIENCE });

let site: SiteProcess;
let address: string;
let storeDir: string;
let store: ReleaseStore;

/** What this site's visitors get now. */
async function versions(page: Page): Promise<VisitorVersions> {
  const answer = await page.request.get(address + VISITOR_VERSIONS_PATH);
  return (await answer.json()) as VisitorVersions;
}

const versionOfTitle = async (page: Page): Promise<string> => (await versions(page)).versions['mfe-title']!;

/** Change what is live, and wait until the site serves it. */
async function change(page: Page, how: () => Promise<PointerChange>): Promise<void> {
  const { generation } = await how();
  await expect.poll(async () => (await versions(page)).generation).toBe(generation.number);
  await setTimeout(TAKEN_FOR_TRUE);
}

/** Let the tab ask, as it does when the network is back: on a busy machine an answer may take longer than a step waits. */
async function ask(page: Page, how: () => Promise<unknown>): Promise<void> {
  // A tab that has asked within the last second does not ask again.
  const answered = page
    .waitForResponse(address + VISITOR_VERSIONS_PATH, { timeout: 5_000 })
    .then((response) => response.finished())
    .catch(() => undefined);
  await how();
  await answered;
}

/** Make the other version of mfe-title live, and let the tab hear of it. */
async function flip(page: Page): Promise<void> {
  const live = await versionOfTitle(page);
  const other = (await store.versions('mfe-title')).find((version) => version !== live)!;
  await change(page, () => store.activate([{ app: 'mfe-title', version: other }], { why: 'a test' }));
  await ask(page, () => page.evaluate(() => dispatchEvent(new Event('online'))));
}

/** Open a page, and follow how many documents the tab loads from then on. */
async function openTab(page: Page, at: string): Promise<{ documents: () => number }> {
  await page.goto(address + at);
  await hydrated(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { documents: () => documents };
}

const titleLink = (page: Page) => page.getByRole('main').locator('a[href^="/title/"]').first();

const summary = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible();

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE);
  storeDir = await ownStore();
  store = await openSigningStore({ RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  site = await startSite({ env: { RELEASES_DIR: storeDir } });
  address = await site.address;
  const copy = await copyRepository();
  await changeFile(copy, await componentWith(copy, 'mfe-title/src', FORMER), FORMER, NEW);
  const published = await releases(
    storeDir,
    ['publish', 'mfe-title', '--force', '--why', 'a new word'],
    copy,
  );
  expect(published).toMatchObject({ code: 0 });
  await rm(path.dirname(copy), { recursive: true });
});

test.afterAll(async () => {
  await site.stop();
  await rm(path.dirname(storeDir), { recursive: true });
});

test('a tab that never loaded mfe-title does not fetch the version that was rolled back from', async ({
  page,
}) => {
  const bad = await versionOfTitle(page);
  const { documents } = await openTab(page, person.address);
  const composition = await page.locator('#sinima-page').textContent();
  expect(composition).toContain(bad);
  const entryOfBad = /"entry":"(browser\/[^"]+)"/.exec(composition!.slice(composition!.indexOf(bad)))![1]!;

  await change(page, () => store.rollback('mfe-title', { why: 'a test' }));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await ask(page, () => titleLink(page).hover());
  await titleLink(page).click();
  await page.getByRole('heading', { name: FORMER }).waitFor();
  expect(documents()).toBe(1);
  expect(fetched.filter((url) => url.endsWith(entryOfBad))).toEqual([]);
});

test('an open tab stays as it is, gets a version that goes live at its next navigation, and by Back', async ({
  page,
}) => {
  const { documents } = await openTab(page, title.address);
  await summary(page, FORMER);
  await flip(page);
  await summary(page, FORMER);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible();
  expect(documents()).toBe(1);

  // The browser has the former document in its cache.
  await page.goBack();
  await summary(page, NEW);
});

test(
  'Back brings the version that is live by now, where the visitor had left the page',
  { tag: SLOW },
  async ({ page }) => {
    await openTab(page, title.address);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const left = await page.evaluate(() => scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible();
    await flip(page);
    await page.goBack();
    await summary(page, FORMER);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  },
);

for (const [name, answer] of [
  ['are gone', { status: 404, body: 'Not Found' }],
  ['have wrong bytes', { status: 200, contentType: 'text/javascript', body: 'document.title = "Altered"' }],
] as const) {
  const tag = name === 'have wrong bytes' ? [] : [SLOW];
  test(
    `when the files of mfe-people ${name}, its page stands as the server rendered it, and no reload follows`,
    { tag },
    async ({ page }) => {
      const { documents } = await openTab(page, home.address);
      await page.route(/\/releases\/mfe-people\/browser\/[^?]*\.js$/, (route) => route.fulfill(answer));
      const stays = page.waitForEvent('console', (message) =>
        message.text().includes('stays as the server rendered it'),
      );
      await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
      await expect(page.getByRole('main').locator('a[href^="/person/"]').first()).toBeVisible();
      await stays;
      expect(documents()).toBe(1);
      await expect(page).not.toHaveTitle('Altered');
    },
  );
}
