/** Back shows public pages as they were left, from the browser's memory, and none of them names a member that has signed out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { expectKept } from './site/offline-copies.ts';
import { goBack, launchRestoringBrowser, noteShown } from './site/restoring-browser.ts';
import { movies, people, sitePages, title, type SitePage } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { SLOW, tagsOf } from './site/test-tags.ts';

let browser: Browser;

test.beforeAll(async ({ playwright, launchOptions }) => {
  browser = await launchRestoringBrowser({ playwright, launchOptions });
});
test.afterAll(() => browser.close());

async function openPage(
  baseURL: string | undefined,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const page = await browser.newPage({ baseURL, serviceWorkers });
  await page.addInitScript(noteShown);
  return page;
}

const leaveFor = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => location.assign(href), address);
  await page.waitForURL(`**${address}`);
};

const RESTORED = { isRestored: true, reasons: [] };

test('the browser of these tests restores a page that does nothing, and tells of one that it may not keep', async () => {
  const server = createServer(({ url }, response) => {
    const kept = '<!doctype html><p id="root">A page</p>';
    const dropped = `${kept}<script>addEventListener('unload', () => undefined)</script>`;
    response
      .setHeader('Content-Type', 'text/html')
      .setHeader('Cache-Control', url === '/dropped' ? 'no-store' : 'no-cache')
      .end(url === '/dropped' ? dropped : kept);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await openPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await page.goto('/kept');
  await leaveFor(page, '/dropped');
  expect(await goBack(page)).toMatchObject(RESTORED);
  await page.goto('/dropped');
  await leaveFor(page, '/kept');
  const { isRestored, reasons } = await goBack(page);
  expect(isRestored).toBe(false);
  expect(reasons).not.toEqual([]);
  await page.context().close();
  server.close();
});

const tagOf = (page: SitePage): string => tagsOf(page).join(' ');

/** Two pages of each remote each time; the slow tests go back to the others too. */
const isEveryTime = (page: SitePage): boolean =>
  sitePages.filter((other) => tagOf(other) === tagOf(page)).indexOf(page) < 2;

const everyTime = sitePages.filter(isEveryTime);
const groups = [
  ...[...new Set(everyTime.map(tagOf))].map((tags) => ({
    pages: everyTime.filter((page) => tagOf(page) === tags),
    tag: tags.split(' '),
  })),
  { pages: sitePages.filter((page) => !isEveryTime(page)), tag: [SLOW] },
];

for (const { pages, tag } of groups) {
  const names = pages.map(({ name }) => name).join(', ');
  test(`Back restores, with what was typed: ${names}`, { tag }, async ({ baseURL }) => {
    test.setTimeout(pages.length * 15_000);
    const page = await openPage(baseURL);
    const field = page.getByRole('textbox', { name: 'Newsletter' });
    for (const { address, heading } of pages) {
      await page.goto(address);
      await hydrated(page);
      await field.fill(address);
      await leaveFor(page, address === '/about' ? '/press' : '/about');
      expect(await goBack(page), address).toMatchObject(RESTORED);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      await expect(field).toHaveValue(address);
    }
    await page.context().close();
  });
}

test('Back restores a page that is kept for when there is no network', async ({ baseURL }) => {
  const page = await openPage(baseURL, 'allow');
  await page.goto(title.address);
  await expectKept(page, [title.address]);
  await leaveFor(page, people.address);
  expect(await goBack(page)).toMatchObject(RESTORED);
  await page.context().close();
});

for (const address of [movies.address, '/account']) {
  test(`Back shows no page that names a member that has signed out: ${address} is loaded anew`, async ({
    baseURL,
  }) => {
    const page = await openPage(baseURL);
    const header = page.getByRole('banner');
    await page.goto(address);
    await hydrated(page);
    await header.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Continue as Amina' }).click();
    await expect(header.getByRole('link', { name: 'Amina, Your account' })).toBeVisible();
    await header.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    const restored = await goBack(page);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(restored.text).not.toContain('Amina');
    expect(restored).toMatchObject({ isRestored: false });
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Amina')).toHaveCount(0);
    await page.context().close();
  });
}
