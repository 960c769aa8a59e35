import type { Page } from '@playwright/test';
import { home, movies, sitePages, tagOf } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

/** Waits until React has taken over an element that the server rendered. */
async function hydrated(page: Page, selector = 'main a'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}

for (const sitePage of sitePages) {
  const { name, address, heading } = sitePage;
  test(
    `${name} hydrates without a word, and keeps what the server rendered`,
    tagOf(sitePage),
    async ({ page, complaints }) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const served = document.querySelector('main h1');
          if (served && document.readyState === 'interactive') served.setAttribute('data-served', '');
        });
      });
      await page.goto(address);
      await hydrated(page, 'main h1');
      await page.waitForLoadState('networkidle');
      const level1 = page.getByRole('heading', { level: 1, name: heading });
      await expect(level1).toBeVisible();
      await expect(level1).toHaveAttribute('data-served');
      expect(complaints).toEqual([]);
    },
  );
}

test('the browser asks the API for nothing that home shows already', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(home.address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(asked.some((path) => path.startsWith('/releases/mfe-community/'))).toBe(true);
});

test('home → movies → a title → back loads no new document and keeps the place on the page', async ({
  page,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto(home.address);
  await hydrated(page, 'header a');
  await page.getByRole('banner').getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();

  const cards = page.getByRole('main').locator('a[href^="/title/"]');
  await expect(cards.nth(8)).toBeAttached();
  await cards.nth(8).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.waitForTimeout(200);
  const place = await page.evaluate(() => scrollY);
  const card = page.locator('main a[href^="/title/"]').filter({ visible: true }).nth(8);
  const target = await card.getAttribute('href');
  await card.evaluate((element) => (element as HTMLElement).click());

  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(movies.heading);
  await expect(page.getByText('Plot Summary')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: movies.heading })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(documents).toEqual([home.address]);
  expect(complaints).toEqual([]);
});

test('a page on which all remotes have been has one React and one QueryClient', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((text) => scripts.set(new URL(response.url()).pathname, text));
  });
  await page.goto(home.address);
  await hydrated(page, 'header a');
  for (const link of ['Movies', 'People']) {
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${link.toLowerCase()}$`));
    await expect(
      page.getByRole('main').locator('a[href^="/title/"], a[href^="/person/"]').first(),
    ).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('main').locator('a[href^="/title/"]').first().click();
  await expect(page.getByText('Plot Summary')).toBeVisible();

  const owners = [...scripts.keys()].map((path) => path.split('/')[2]);
  expect(owners).toEqual(
    expect.arrayContaining(['mfe-community', 'mfe-catalogue', 'mfe-people', 'mfe-title']),
  );
  /** How often a piece of code that a library has once stands in the scripts of the page. */
  const copies = (code: RegExp): number =>
    [...scripts.values()].reduce((sum, text) => sum + [...text.matchAll(code)].length, 0);
  expect(copies(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g)).toBe(1);
  expect(copies(/No QueryClient set, use QueryClientProvider to set one/g)).toBe(1);
});
