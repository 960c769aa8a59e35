/** Back, Forward, a reload, another tab and a shared link keep the visitor's place. */
import { hydrated, painted } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

test('Back and Forward bring back filters, tab and the place on the page', async ({ page }) => {
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Genre' }).selectOption('comedy');
  await expect(page).toHaveURL(/genre=comedy/);
  await page.getByRole('main').getByRole('link', { name: 'Most Popular' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(10)).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await painted(page);
  await cards
    .nth(10)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/title\//);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
  const film = page.url();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Movies' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('all');

  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('comedy');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('heading', { name: 'Plot Summary' })).toBeVisible();
});
