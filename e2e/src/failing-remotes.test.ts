/** Files of a remote that do not come, in the browser. What the server rendered stays. */
import type { Page, Route } from '@playwright/test';
import { home, movies, people, title, type SitePage } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

const pause = 'This part of the site is taking a break';

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

async function headerAndFooterLive(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
  const message = page.getByText('Please enter your email address.', { exact: true });
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click({ timeout: 2_000 });
    await expect(message).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

const owners: [string, SitePage][] = [
  ['mfe-title', title],
  ['mfe-catalogue', movies],
  ['mfe-community', home],
];

for (const [remote, { address, heading, name }] of owners) {
  for (const failure of Object.keys(failures)) {
    test(`when the scripts of ${remote} ${failure}, ${name} stays as the server rendered it`, async ({
      page,
    }) => {
      await breakScripts(page, remote, failure);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await headerAndFooterLive(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const content = await page.getByRole('main').innerText();
      await page.waitForTimeout(failure === 'never answer' ? 10_000 : 1_500);
      expect(await page.getByRole('main').innerText()).toBe(content);
      await expect(page.getByText(pause)).toHaveCount(0);
    });
  }
}

for (const failure of Object.keys(failures)) {
  test(`a navigation to a remote whose scripts ${failure} gets the page from the server`, async ({
    page,
  }) => {
    await breakScripts(page, 'mfe-people', failure);
    await page.goto(home.address);
    await page.evaluate(() => {
      (window as { mark?: true }).mark = true;
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'People' }).first();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('main').locator('a[href^="/person/"]').first()).toBeVisible();
    await expect(page).toHaveURL(/\/people$/);
    expect(await page.evaluate(() => 'mark' in window)).toBe(false);
    await headerAndFooterLive(page);
  });
}

for (const failure of Object.keys(failures)) {
  test(`when the stylesheet of mfe-title should ${failure}, the words, header and footer are there`, async ({
    page,
  }) => {
    await page.route(/\/releases\/mfe-title\/.*\.css$/, (route) => failures[failure]!(route));
    await page.goto(title.address, { waitUntil: 'commit' });
    await headerAndFooterLive(page);
    await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  });
}
