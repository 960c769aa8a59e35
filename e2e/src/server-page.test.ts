/** A step to a page that was not fetched ahead shows it as the server renders it; React takes its place. */
import { SAVE_DATA_COOKIE } from '@sinima/contracts/data-use';
import type { Page } from '@playwright/test';
import { followRequests, hydrated, painted, stepsPrepared } from '@sinima/testing/readiness';
import { holdRequests } from './site/held-requests.ts';
import { movies } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

const serverPage = (page: Page) => page.locator('main > [data-server-page]');

const holdTitle = (page: Page) => holdRequests(page, /\/releases\/mfe-title\/browser\/title\./);

/** Come to the movies, and take the step to the first of them: the link is pressed before anything was fetched for it. */
async function stepToTitle(page: Page): Promise<{ path: string; requests: string[] }> {
  await page.goto(movies.address);
  await hydrated(page);
  await stepsPrepared(page);
  const link = page.locator('main article a[href^="/title/"]').first();
  const path = (await link.getAttribute('href'))!;
  // What the server has not rendered yet may be late, and React's page is not waited for then.
  await page.request.get(path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return { path, requests };
}

test('a page is read with one request, stands before its code has come, and what is pressed on it meanwhile holds', async ({
  page,
  complaints,
}) => {
  const letGo = await holdTitle(page);
  const { path, requests } = await stepToTitle(page);
  await expect(serverPage(page).getByText('Plot Summary')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Add to watchlist' });
  await button.click();

  letGo();
  await expect(serverPage(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  await expect(page).toHaveTitle(/Sinima/);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(requests.filter((each) => each === path)).toHaveLength(1);
  expect(requests.filter((each) => each.startsWith('/api/'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('where a visitor has scrolled to stays when React takes the place of the server', async ({ page }) => {
  const letGo = await holdTitle(page);
  await stepToTitle(page);
  await expect(serverPage(page).getByText('Plot Summary')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await painted(page);
  letGo();
  await expect(serverPage(page)).toHaveCount(0);
  await painted(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('a step back before React has the page leads to the former one, and leaves nothing behind', async ({
  page,
  complaints,
}) => {
  const letGo = await holdTitle(page);
  await stepToTitle(page);
  await expect(serverPage(page).getByText('Plot Summary')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(movies.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(serverPage(page)).toHaveCount(0);
  const answered = followRequests(page);
  letGo();
  await answered();
  await painted(page);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(movies.heading);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a step on from it, through the header, leads there', async ({ page, complaints }) => {
  const letGo = await holdTitle(page);
  await stepToTitle(page);
  await expect(serverPage(page).getByText('Plot Summary')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Awards' }).click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(/Awards/);
  await hydrated(page);
  await expect(serverPage(page)).toHaveCount(0);
  letGo();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is typed into it stands in the page of React', async ({ page }) => {
  const letGo = await holdRequests(page, /\/releases\/mfe-catalogue\/browser\/movies\./);
  await page.goto('/about');
  await hydrated(page);
  await stepsPrepared(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }).click();
  const field = page.getByRole('main').getByRole('searchbox').filter({ visible: true }).first();
  await expect(serverPage(page)).toHaveCount(1);
  await field.fill('king');
  letGo();
  await expect(serverPage(page)).toHaveCount(0);
  await expect(field).toHaveValue('king');
});

test('who saves data reads of the API alone', async ({ page }) => {
  await page.addInitScript((cookie) => (document.cookie = cookie), `${SAVE_DATA_COOKIE}=1; path=/`);
  const { path, requests } = await stepToTitle(page);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  expect(requests).not.toContain(path);
});
