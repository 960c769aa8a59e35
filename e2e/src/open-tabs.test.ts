/** Tabs that stand open while a release changes beneath them. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import { BARRED_VERSIONS_PATH } from '@sinima/contracts/offline';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { ReleaseStore } from '@sinima/releases/store';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test as operatedTest, type OperatedSite } from './site/operated-site.ts';
import { prefetched } from './site/prefetched.ts';
import { goBack, launchRestoringBrowser, noteShown } from './site/restoring-browser.ts';
import { movies, people, person, title } from './site/site-pages.ts';
import { releases } from './site/site-process.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for a build on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

const FORMER = 'Plot Summary';
const NEW = 'New Summary';

/** How long a tab takes for true what it has heard of releases, in milliseconds. */
const TAKEN_FOR_TRUE = 1_000;

operatedTest.describe.configure({ mode: 'serial', timeout: PATIENCE });

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

/** Wait until the document has asked so often what is barred. */
const expectAsked = (page: Page, times: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((of) => performance.getEntriesByName(of).length, address + BARRED_VERSIONS_PATH),
    )
    .toBe(times);

const titleLink = (page: Page) => page.getByRole('main').locator('a[href^="/title/"]').first();

const summary = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible();

/** Runs in the page: leaves it for another. @returns the first heading, but one, that is not above the screen, and where, in px */
function leaveFor({
  href,
  except,
}: {
  href: string;
  except: string;
}): { heading: string; top: number } | undefined {
  const headings = [...document.querySelectorAll('main h2')].map((own) => ({
    heading: own.textContent,
    top: own.getBoundingClientRect().top,
  }));
  location.assign(href);
  return scrollY === 0 ? undefined : headings.find(({ top, heading }) => top >= 0 && heading !== except);
}

const test = operatedTest.extend<{ restoring: Page }>({
  restoring: async ({ playwright, launchOptions }, use) => {
    const browser = await launchRestoringBrowser({ playwright, launchOptions });
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript(noteShown);
    await use(page);
    await browser.close();
  },
});

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

test('an open tab, what was fetched ahead of a tap, and what Back restores stay as they are when a version goes live', async ({
  restoring: page,
}) => {
  await site.activate(site.titles[0]);
  const { documents } = await openTab(page, person.address);
  await prefetched(page, () => titleLink(page).hover());
  await flip(page);
  await titleLink(page).click();
  await expect(page).toHaveURL(/\/title\//);
  await expectAsked(page, 1);
  await summary(page, FORMER);
  await flip(page);
  await summary(page, FORMER);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible();
  expect(documents()).toBe(2);
  await flip(page);

  expect(await goBack(page)).toMatchObject({ isRestored: true });
  await expectAsked(page, 2);
  await summary(page, FORMER);
});

test('a document that was fetched ahead of a rollback is loaded anew after the tap', async ({ page }) => {
  await site.activate(site.titles[1]);
  const { documents } = await openTab(page, person.address);
  await prefetched(page, () => titleLink(page).hover());
  await change(() => store.rollback('mfe-title', { why: 'a test' }));
  await titleLink(page).click();
  await summary(page, FORMER);
  expect(documents()).toBe(2);
});

test('a page that Back restores after a rollback is loaded anew, with what was typed, where the visitor had left it', async ({
  restoring: page,
}) => {
  await site.activate(site.titles[1]);
  await openTab(page, title.address);
  await summary(page, NEW);
  const field = page.getByRole('textbox', { name: 'Newsletter' });
  await field.fill('ada@');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const seen = (await page.evaluate(leaveFor, { href: people.address, except: NEW }))!;
  await page.waitForURL(`**${people.address}`);
  await change(() => store.rollback('mfe-title', { why: 'a test' }));
  // The restored page goes at once: nothing in it can be asked.
  await page.goBack({ waitUntil: 'commit' });
  await summary(page, FORMER);
  await expect(field).toHaveValue('ada@');
  // The browser holds on to what stands there, in a page that is not the same to the pixel: its fonts may come later.
  const heading = page.getByRole('heading', { name: seen.heading, exact: true });
  await expect
    .poll(() => heading.evaluate((own) => own.getBoundingClientRect().top))
    .toBeCloseTo(seen.top, -2);
});

test('a preview that has ended is over for a tap, and for the page that Back leads to', async ({
  restoring: page,
}) => {
  await site.activate(site.titles[0]);
  const args = ['preview', 'mfe-title', site.titles[1].version, '--site', address, '--path', title.address];
  const { output } = await releases(site.storeDir, args);
  await page.goto(/^http\S+/m.exec(output)![0]);
  await summary(page, NEW);
  await openTab(page, person.address);
  await titleLink(page).hover();
  await page.request.get(`${address}/preview/end`);
  await titleLink(page).click();
  await summary(page, FORMER);
  await goBack(page);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await goBack(page);
  await summary(page, FORMER);
});

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
