/** The search box of the header offers what a visitor may mean, and weighs nothing until somebody searches. */
import { expect, test } from './site/site-test.ts';
import { hydrated } from '@sinima/testing/readiness';
import { shortPages } from './site/site-pages.ts';
import { axeViolations } from '@sinima/testing/axe';

const quiet = shortPages[0]!.address;

test('by keyboard: two letters, an arrow and Enter lead to a title', async ({ page }) => {
  await page.goto(quiet);
  await hydrated(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  await box.focus();
  await expect.poll(() => requested.some((url) => url.endsWith('.js'))).toBe(true);
  await page.keyboard.insertText('king of b');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('King of Boys');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/title\/king-of-boys/);
  await expect(options).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/api/suggest'))).toHaveLength(1);
});

test('on a phone: the list stands under the box in the header, within the screen, and a tap goes there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(quiet);
  await hydrated(page);
  await page.getByRole('banner').getByRole('combobox').filter({ visible: true }).fill('genev');
  const option = page.getByRole('option', { name: /Genevieve Nnaji/ });
  await expect(option).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await option.click();
  await expect(page).toHaveURL(/\/person\/genevieve-nnaji$/);
});
