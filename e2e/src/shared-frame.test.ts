/** What every page has in common, and what several fragments lay out together (`docs/specification.md §2`). */
import type { Locator } from '@playwright/test';
import { home, shortPages, tvShows } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { shown, textOf } from './site/served-page.ts';
import { expect, test } from './site/site-test.ts';

const [quiet] = shortPages;

const SEARCH = 'Search movies, TV shows, people...';
const PLACES = ['Movies', 'TV Shows', 'People', 'Awards'];

/** Where the footer leads; remotes may have links of their own between these. */
const FOOTER_PLACES = [
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
];

/** Expect links to be these, in this order; a remote that is new may have brought others. */
const expectPlaces = (links: Locator): Promise<void> =>
  expect
    .poll(async () => (await links.allTextContents()).filter((text) => PLACES.includes(text)))
    .toEqual(PLACES);

const searchIn = (header: Locator) =>
  header.getByPlaceholder(SEARCH, { exact: true }).filter({ visible: true });

test('the header has the logo, the search box, the four places in order, and Sign In', async ({ page }) => {
  await page.goto(quiet!.address);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sinima, home' })).toHaveAttribute('href', '/');
  await expect(searchIn(header)).toBeVisible();
  const places = header.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
  await expectPlaces(places);
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/api\/login/);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(searchIn(header)).toHaveCount(1);
  await header.locator('summary[aria-label=Menu]').click();
  // The menu has one too.
  await expect(searchIn(header)).toHaveCount(2);
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link');
  await expectPlaces(menu);
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

test('the footer leads to its sixteen places, in order', async ({ served }) => {
  const { footer } = await served(quiet!.address);
  const places = shown(footer, 'a').map((link) => link.getAttribute('href') ?? '');
  expect(places.filter((place) => FOOTER_PLACES.includes(place))).toEqual(FOOTER_PLACES);
});

test('the social links of the footer say that they are not open yet', async ({ served }) => {
  const { footer } = await served(quiet!.address);
  const places = shown(footer, '[aria-label="Social media"] li');
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(textOf(place)).toContain('not open yet');
});

test('the copyright line has the current year', async ({ served }) => {
  const { footer } = await served(quiet!.address);
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} Sinima. All rights reserved.`);
});

test('home has its parts in order', async ({ served }) => {
  const { main } = await served(home.address);
  const texts = shown(main, 'h1, h2, h3, h4').map(textOf);
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
    test(`the tab ${tab} of ${path} has a heading and a line above its grid`, async ({ served }) => {
      const [link] = shown((await served(path)).main, 'a', tab);
      const { main } = await served((link as HTMLAnchorElement).href);
      const [heading] = shown(main, 'h2', tab);
      expect(textOf(heading?.parentElement?.querySelector('h2 ~ p'))).toMatch(/\w+ .*\./);
      expect(shown(main, 'article').length).toBeGreaterThan(0);
    });
  }
}

test('TV shows offer their genres, and count series', async ({ served }) => {
  const { main } = await served(tvShows.address);
  const [genres] = shown(main, 'select[name=genre]');
  const values = [...(genres as HTMLSelectElement).options].map(({ value }) => value);
  expect(values).toEqual(['all', 'drama', 'comedy', 'crime', 'legal drama', 'romance']);
  expect(shown(main, '*', /^\d+ series$/).length).toBeGreaterThan(0);
});
