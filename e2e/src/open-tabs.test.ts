/** Tabs that stand open while a release changes beneath them. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test, type OperatedSite } from './site/operated-site.ts';
import { movies, people, person, title } from './site/site-pages.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

const FORMER = 'Plot Summary';
const NEW = 'New Summary';

/** How long a tab takes for true what it has heard of releases, in milliseconds. */
const TAKEN_FOR_TRUE = 1_000;

test.describe.configure({ mode: 'serial', timeout: PATIENCE });

let site: OperatedSite;
let address: string;
let store: ReleaseStore;

const versionOfTitle = async (): Promise<string> => (await site.visitorVersions()).versions['mfe-title']!;

/** Change what is live, and wait until the site serves it. */
async function change(how: () => Promise<PointerChange>): Promise<void> {
  await how();
  await site.served();
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
  const live = await versionOfTitle();
  const { version } = site.titles.find((title) => title.version !== live)!;
  await change(() => store.activate([{ app: 'mfe-title', version }], { why: 'a test' }));
  await ask(page, () => page.evaluate(() => dispatchEvent(new Event('online'))));
}

/** Open a page, and follow how many documents the tab loads from then on. */
async function openTab(page: Page, at: string): Promise<{ documents: () => number }> {
  await page.goto(address + at);
  await hydrated(page);
  let documents = 0;
  // Not its requests: a document that was fetched ahead has none. Not Playwright's event either, which counts what the router
  // writes into the history of the document, too.
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) documents += 1;
  });
  await devtools.send('Page.enable');
  return { documents: () => documents };
}

const titleLink = (page: Page) => page.getByRole('main').locator('a[href^="/title/"]').first();

const summary = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible();

test.beforeAll(async ({ operated }) => {
  ({ address, store } = operated);
  site = operated;
  for (const title of operated.titles) await operated.activate(title);
});

test('a tab that never loaded mfe-title does not fetch the version that was rolled back from', async ({
  page,
}) => {
  const bad = await versionOfTitle();
  const { documents } = await openTab(page, person.address);
  const composition = await page.locator('#sinima-page').textContent();
  expect(composition).toContain(bad);
  const entryOfBad = /"entry":"(browser\/[^"]+)"/.exec(composition!.slice(composition!.indexOf(bad)))![1]!;

  await change(() => store.rollback('mfe-title', { why: 'a test' }));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await titleLink(page).hover();
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
      const { documents } = await openTab(page, movies.address);
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
