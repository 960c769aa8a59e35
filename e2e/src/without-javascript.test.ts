/** What a browser does without JavaScript: forms and the menu. What stands in the HTML is in `served-pages.test.ts`. */
import type { Page } from '@playwright/test';
import { expect, test } from './site/site-test.ts';

test.use({ javaScriptEnabled: false });

const searches: { what: string; address: string; fill: (page: Page) => Promise<void>; leadsTo: RegExp }[] = [
  {
    what: 'movies are searched and filtered',
    address: '/movies',
    async fill(page) {
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
    async fill(page) {
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Director');
      await page.getByRole('combobox', { name: 'Country' }).selectOption('Nigeria');
      await page.getByRole('main').getByRole('search').getByRole('button').first().click();
    },
    leadsTo: /\/people\?(?=.*role=Director)(?=.*country=Nigeria)/,
  },
  {
    what: 'the site is searched',
    address: '/about',
    async fill(page) {
      const box = page.getByRole('banner').getByRole('searchbox').filter({ visible: true });
      await box.fill('king');
      await box.press('Enter');
    },
    leadsTo: /\/search\?q=king$/,
  },
];

for (const { what, address, fill, leadsTo } of searches) {
  test(`without JavaScript, ${what}`, async ({ page }) => {
    await page.goto(address);
    await fill(page);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This part of the site is taking a break')).toHaveCount(0);
    await expect(page.getByRole('main').locator('article, li').first()).toBeVisible();
  });
}

test('without JavaScript, the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('link', { name: 'People' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/people$/);
});

test('without JavaScript, the filters of a phone are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/movies');
  const genre = page.getByRole('combobox', { name: 'Genre' });
  await expect(genre).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await genre.selectOption('drama');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/genre=drama/);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter Drama' })).toBeVisible();
});
