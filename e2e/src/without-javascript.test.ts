import { sitePages } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

test.use({ javaScriptEnabled: false });

for (const { name, address, heading, link } of sitePages) {
  test(`${name} shows its headings, content and links without JavaScript`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (link !== undefined) {
      const links = page.getByRole('main').getByRole('link', { name: link.name });
      const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(targets).toContainEqual(
        typeof link.href === 'string' ? link.href : expect.stringMatching(link.href),
      );
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Movies' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Sinima. All rights reserved.');
    await expect(page.getByText('This part of the site is taking a break')).toHaveCount(0);
  });
}

test('home shows all its parts without JavaScript', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const heading of ['Trending Now', 'Featured Talent', /What['’]s Streaming/]) {
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  for (const stat of ['Titles', 'People', 'Reviews', 'Members']) {
    await expect(main.getByText(stat, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText('Latest 2025 Releases')).toBeVisible();
  await expect(main.getByText('620,000+ Titles')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Browse Talent' })).toHaveAttribute('href', '/people');
  expect(await main.locator('a[href^="/title/"]').count()).toBeGreaterThan(3);
  expect(await main.locator('a[href^="/person/"]').count()).toBeGreaterThan(0);
});

test('a title that does not exist is a 404 that says so', async ({ page }) => {
  const response = await page.goto('/title/no-such-title');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Title Not Found' })).toBeVisible();
  await expect(page.getByText("The title you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

test('a path that nobody owns is a 404 that says so', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
