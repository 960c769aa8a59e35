/** What stands on every page, and what is laid out by several areas together (`docs/specification.md §2`). */
import type { Locator, Page } from '@playwright/test';
import { home, shortPages, tvShows } from './site-pages.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

const [quiet] = shortPages;

const searchIn = (header: Locator) =>
  header.getByPlaceholder('Search movies, TV shows, people...', { exact: true }).filter({ visible: true });

const placesOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link').allTextContents();

test('the header has the logo, the search box, the four places in order, and Sign In', async ({ page }) => {
  await page.goto(quiet!.address);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sinima, home' })).toHaveAttribute('href', '/');
  await expect(searchIn(header)).toBeVisible();
  expect(await placesOf(page, 'Main')).toEqual(['Movies', 'TV Shows', 'People', 'Awards']);
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/api\/login/);
});

test('on a phone the menu repeats search, places and Sign In', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(quiet!.address);
  const header = page.getByRole('banner');
  await expect(searchIn(header)).toHaveCount(0);
  await header.locator('summary').click();
  await expect(searchIn(header)).toBeVisible();
  expect(await placesOf(page, 'Menu')).toEqual(['Movies', 'TV Shows', 'People', 'Awards']);
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('what is searched for stands in the address URL-encoded', async ({ page }) => {
  await page.goto(quiet!.address);
  await hydrated(page);
  const box = searchIn(page.getByRole('banner'));
  await box.fill('  Blood & Water? 100% ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Blood(%20|\+)%26(%20|\+)Water%3F(%20|\+)100%25$/);
});

test('the footer leads to its sixteen places, in order', async ({ page }) => {
  await page.goto(quiet!.address);
  const links = page.getByRole('contentinfo').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/movies?sort=top-rated',
    '/movies?sort=new',
    '/movies?status=upcoming',
    '/movies',
    '/awards',
    '/reviews',
    '/lists',
    '/forums',
    '/contribute',
    '/api-docs',
    '/about',
    '/press',
    '/careers',
    '/contact',
    '/privacy',
    '/terms',
  ]);
});

test('the social links of the footer say that they are not open yet', async ({ page }) => {
  await page.goto(quiet!.address);
  const places = page.getByRole('contentinfo').getByRole('list', { name: 'Social media' });
  for (const place of await places.getByRole('listitem').all()) {
    await expect(place).toContainText('not open yet');
  }
  expect(await places.getByRole('listitem').count()).toBeGreaterThan(0);
});

test('the copyright line has the current year', async ({ page }) => {
  await page.goto(quiet!.address);
  const line = `© ${new Date().getFullYear()} Sinima. All rights reserved.`;
  await expect(page.getByRole('contentinfo')).toContainText(line);
});

test('home has its parts in order', async ({ page }) => {
  await page.goto(home.address);
  const headings = page.getByRole('main').getByRole('heading');
  const texts = (await headings.allTextContents()).map((text) => text.trim());
  const parts = [
    'Discover African Cinema',
    'Trending Now',
    'Featured Talent',
    'Recent Reviews',
    'Popular Lists',
    'Community',
    "What's Streaming",
    'Now in Theaters',
    'Coming Soon',
  ];
  expect(texts.filter((text) => parts.includes(text))).toEqual(parts);
});

test('Trending Now stands in four columns', async ({ page }) => {
  await page.goto(home.address);
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'Trending Now' }) })
    .getByRole('article');
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(4);
  expect(lefts.length).toBeGreaterThan(4);
});

for (const path of ['/movies', '/tv-shows']) {
  for (const tab of ['Trending Now', 'Most Popular', 'New Releases']) {
    test(`the tab ${tab} of ${path} has a heading and a line above its grid`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: tab }).click();
      const heading = page.getByRole('heading', { level: 2, name: tab });
      await expect(heading).toBeVisible();
      const line = page.getByRole('main').locator('h2 + p, h2 ~ p').first();
      await expect(line).toContainText(/\w+ .*\./);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  }
}

test('TV shows offer their genres, and count series', async ({ page }) => {
  await page.goto(tvShows.address);
  const options = page.getByRole('combobox', { name: 'Genre' }).locator('option');
  expect(
    await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['all', 'drama', 'comedy', 'crime', 'legal drama', 'romance']);
  await expect(page.getByRole('main').getByText(/^\d+ series$/)).toBeVisible();
});
