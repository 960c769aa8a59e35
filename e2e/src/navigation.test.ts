/** From page to page: what is read, what is kept, what is loaded once. */
import type { Response } from '@playwright/test';
import { hydrated, painted, scrolled } from '@sinima/testing/readiness';
import { scrollThrough } from './site/scroll-through.ts';
import { home, movies } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

test('the browser requests nothing of the API that home shows already', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(home.address);
  await hydrated(page);
  await painted(page);
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(requested.some((path) => path.startsWith('/releases/mfe-community/'))).toBe(true);
});

test('home → movies → a title → back loads a document for each page and keeps the place on it', async ({
  page,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto(home.address);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();

  await hydrated(page);
  const cards = page.getByRole('main').locator('a[href^="/title/"]');
  await expect(cards.nth(8)).toBeAttached();
  await scrolled(page, () => cards.nth(8).scrollIntoViewIfNeeded());
  await scrolled(page, () => page.mouse.wheel(0, 300));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  const card = page.locator('main a[href^="/title/"]').filter({ visible: true }).nth(8);
  const target = await card.getAttribute('href');
  await card.evaluate((element) => (element as HTMLElement).click());

  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(movies.heading);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(documents.slice(0, 3)).toEqual([home.address, '/movies', target]);
  expect(complaints).toEqual([]);
});

test('a page with parts of several remotes has one React and one QueryClient', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  await page.goto(home.address);
  await hydrated(page);
  await scrollThrough(page);
  await expect
    .poll(() => new Set(loaded.map((response) => new URL(response.url()).pathname.split('/')[2])))
    .toContain('mfe-people');
  await hydrated(page, 'main a');

  const scripts = new Map(
    await Promise.all(
      loaded.map(async (response) => [new URL(response.url()).pathname, await response.text()] as const),
    ),
  );
  const owners = [...scripts.keys()].map((pathname) => pathname.split('/')[2]);
  expect(owners).toEqual(expect.arrayContaining(['mfe-community', 'mfe-catalogue', 'mfe-people']));
  /** How often a piece of code that a library has once stands in the scripts of the page. */
  const copies = (code: RegExp): number =>
    [...scripts.values()].reduce((sum, text) => sum + [...text.matchAll(code)].length, 0);
  expect(copies(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g)).toBe(1);
  expect(copies(/No QueryClient set, use QueryClientProvider to set one/g)).toBe(1);
});
