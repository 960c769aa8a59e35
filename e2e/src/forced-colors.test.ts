/** Where the colours are the visitor's own, what is current, chosen or in focus is told by more than colour. */
import type { Locator } from '@playwright/test';
import { violationsOf } from './site/axe.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

const edgeOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { borderBottomColor, borderBottomWidth } = getComputedStyle(one);
    return `${borderBottomColor} ${borderBottomWidth}`;
  });

const chosen = [
  { what: 'the section of the site', address: '/movies', list: 'Main' },
  { what: 'the tab of movies', address: '/movies', list: 'Kinds of Movies' },
  { what: 'the tab of a title', address: '/title/living-in-bondage', list: 'About Living in Bondage' },
  { what: 'the season', address: '/title/blood-and-water?tab=episodes', list: 'Seasons' },
  { what: 'the year of an award', address: '/awards/fespaco-awards?year=2023', list: 'Years' },
];

test.describe('with colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { what, address, list } of chosen) {
    test(`${what} can be told from the others`, async ({ page }) => {
      await page.goto(address);
      const links = page.getByRole('navigation', { name: list, exact: true }).getByRole('link');
      const current = links.and(page.locator('[aria-current]'));
      const other = links.and(page.locator(':not([aria-current])')).first();
      await expect(current).toHaveCount(1);
      expect(await edgeOf(current)).not.toBe(await edgeOf(other));
    });
  }

  test('what is in focus has a ring', async ({ page }) => {
    await page.goto('/movies');
    await hydrated(page);
    for (const link of [
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
      page.getByRole('navigation', { name: 'Kinds of Movies' }).getByRole('link').first(),
    ]) {
      await link.focus();
      await page.keyboard.press('Shift');
      await expect(link).toHaveCSS('outline-style', 'solid');
    }
  });

  test('a rating is drawn', async ({ page }) => {
    await page.goto('/movies');
    const rating = page
      .getByRole('main')
      .getByText(/^\d\.\d out of 10$/)
      .first();
    await expect(rating).toBeVisible();
    const threads = rating.locator('xpath=preceding-sibling::*');
    await expect(threads).toHaveCSS('forced-color-adjust', 'none');
    await expect(threads).toHaveCSS('background-image', /gradient/);
  });
});

test.use({ bypassCSP: true });

for (const address of ['/', '/movies', '/title/living-in-bondage', '/person/genevieve-nnaji']) {
  test(`for those who ask for more contrast, ${address} has that of AAA`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrated(page);
      expect.soft(await violationsOf(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
    }
  });
}
