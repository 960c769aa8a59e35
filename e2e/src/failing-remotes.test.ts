/** Files of a remote that do not come, in the browser. What the server rendered stays. */
import type { Page, Route } from '@playwright/test';
import { home, movies, people, title, type SitePage } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';
import { SLOW } from './site/test-tags.ts';

const PAUSE = 'This part of the site is taking a break';

/** Longer than the shell waits for the files of a remote, in milliseconds. */
const PATIENCE = 20_000;

const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'answer 404': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'break off': (route) => route.abort(),
  'never answer': () => undefined,
};

async function breakScripts(page: Page, remote: string, failure: keyof typeof failures): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`/releases/${remote}/`) && url.pathname.endsWith('.js'),
    (route) => failures[failure]!(route),
  );
}

/** Wait for a page of which the server renders every part: on a machine without time it may leave some out, and no browser has them then. */
async function renderedWhole(page: Page, address: string): Promise<void> {
  const html = async (): Promise<string> => (await page.request.get(address)).text();
  await expect.poll(html, { timeout: PATIENCE }).not.toContain(PAUSE);
}

/** Expect header and footer to work: the newsletter form says what it misses. */
async function expectFrameToWork(page: Page): Promise<void> {
  await hydrated(page, 'header:not(main *) a, footer button');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter your email address.', { exact: true })).toBeVisible();
}

const owners: [string, SitePage][] = [
  ['mfe-title', title],
  ['mfe-catalogue', movies],
  ['mfe-community', home],
];

for (const [remote, { address, heading, name }] of owners) {
  for (const failure of Object.keys(failures)) {
    // A whole page in each way, the widgets of home in one; the slow tests try all.
    const tag =
      remote === 'mfe-title' || (remote === 'mfe-community' && failure === 'answer 404') ? [] : [SLOW];
    test(
      `when the scripts of ${remote} ${failure}, ${name} stays as the server rendered it`,
      { tag },
      async ({ page }) => {
        await renderedWhole(page, address);
        await page.clock.install();
        await breakScripts(page, remote, failure);
        const givenUp = page.waitForEvent('console', (message) =>
          message.text().includes('stays as the server rendered it'),
        );
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expectFrameToWork(page);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const content = await page.getByRole('main').innerText();
        await page.clock.fastForward(PATIENCE);
        await givenUp;
        expect(await page.getByRole('main').innerText()).toBe(content);
        await expect(page.getByText(PAUSE)).toHaveCount(0);
      },
    );
  }
}

for (const failure of Object.keys(failures)) {
  test(`a navigation to a remote whose scripts ${failure} gets the page from the server`, async ({
    page,
  }) => {
    await page.clock.install();
    await breakScripts(page, 'mfe-people', failure);
    await page.goto(home.address, { waitUntil: 'domcontentloaded' });
    await hydrated(page, 'header:not(main *) a');
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
    await page.clock.fastForward(PATIENCE);
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/person/"]').first()).toBeVisible();
    await expect(page).toHaveURL(/\/people$/);
    await expectFrameToWork(page);
  });
}

for (const failure of Object.keys(failures)) {
  test(`when the stylesheet of mfe-title should ${failure}, the words, header and footer are there`, async ({
    page,
  }) => {
    await page.route(/\/releases\/mfe-title\/.*\.css$/, (route) => failures[failure]!(route));
    await page.goto(title.address, { waitUntil: 'commit' });
    await expectFrameToWork(page);
    await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  });
}
