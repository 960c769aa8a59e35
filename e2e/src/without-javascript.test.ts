import type { Page } from '@playwright/test';
import { sitePages, tagOf } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

test.use({ javaScriptEnabled: false });

for (const sitePage of sitePages) {
  const { name, address, heading, link } = sitePage;
  test(
    `${name} shows its headings, content and links without JavaScript`,
    tagOf(sitePage),
    async ({ page }) => {
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
    },
  );
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

const filters: { what: string; address: string; choose: (page: Page) => Promise<void>; leadsTo: RegExp }[] = [
  {
    what: 'movies are searched and filtered',
    address: '/movies',
    async choose(page) {
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('searchbox').fill('the');
      await page.getByRole('combobox', { name: 'Genre' }).selectOption('drama');
      await form.getByRole('button').first().click();
    },
    leadsTo: /\/movies\?(?=.*search=the)(?=.*genre=drama)/,
  },
  {
    what: 'people are filtered by role and country',
    address: '/people',
    async choose(page) {
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Director');
      await page.getByRole('combobox', { name: 'Country' }).selectOption('Nigeria');
      await page.getByRole('main').getByRole('search').getByRole('button').first().click();
    },
    leadsTo: /\/people\?(?=.*role=Director)(?=.*country=Nigeria)/,
  },
  {
    what: 'the site is searched',
    address: '/about',
    async choose(page) {
      const box = page.getByRole('banner').getByRole('searchbox').filter({ visible: true });
      await box.fill('king');
      await box.press('Enter');
    },
    leadsTo: /\/search\?q=king$/,
  },
  ...(
    [
      ['the next page of movies is turned to', '/movies', 'Next', /page=2/],
      ['the next page of people is turned to', '/people', 'Next', /page=2/],
      ['the next page of reviews is turned to', '/reviews', 'Next', /page=2/],
      ['the tab Most Popular of TV shows is opened', '/tv-shows', 'Most Popular', /tab=popular/],
      ['movies are shown as a list', '/movies', 'List', /view=list/],
      ['the reviews of a title are opened', '/title/living-in-bondage', 'Reviews', /tab=reviews/],
      ['a season is chosen', '/title/blood-and-water', 'Season 2', /season=2/],
      ['the awards of a person are opened', '/person/genevieve-nnaji', 'Awards', /tab=awards/],
      ['the people among the results are opened', '/search?q=king', /^People/, /tab=people/],
      ['a platform is chosen', '/streaming', 'Netflix', /platform=Netflix/],
      ['a city is chosen', '/theaters', 'Accra', /city=Accra/],
    ] as const
  ).map(([what, address, name, leadsTo]) => ({
    what,
    address,
    choose: (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click(),
    leadsTo,
  })),
];

for (const { what, address, choose, leadsTo } of filters) {
  test(`without JavaScript, ${what}`, async ({ page }) => {
    await page.goto(address);
    await choose(page);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This part of the site is taking a break')).toHaveCount(0);
    const shown = page.getByRole('main').locator('article, li');
    expect(await shown.count()).toBeGreaterThan(0);
  });
}

test('without JavaScript, the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'People' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/people$/);
});
