/** Details of a page on paper. That each page is black on white without controls is in `closer-look.test.ts`. */
import { showOnPaper } from './checks/paper.ts';
import { home, movies } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

test('on paper cloth is small, and the address of an external link follows it', async ({ page }) => {
  await page.goto(movies.address);
  await hydrated(page);
  await showOnPaper(page);
  const card = page.getByRole('main').getByRole('article').first();
  const cloth = await card.getByRole('presentation').boundingBox();
  const name = await card.getByRole('heading').boundingBox();
  expect(cloth!.width).toBeLessThan(110);
  expect(name!.y).toBeGreaterThanOrEqual(cloth!.y + cloth!.height);
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');

  const printed = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://example.org/film' });
    document.querySelector('main')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toContain('https://example.org/film');
});

test('a message that shows is not printed', async ({ page }) => {
  await page.goto(home.address);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button').click();
  const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(message.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(message.first()).toBeHidden();
});
