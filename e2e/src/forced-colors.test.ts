/** With forced colors, what is current, chosen or in focus differs by more than color. */
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const edgeOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { borderBottomColor, borderBottomWidth } = getComputedStyle(one);
    return `${borderBottomColor} ${borderBottomWidth}`;
  });

/** Expect the one current link of a navigation to have another edge than the others. */
async function currentStandsOut(page: Page, navigation: string): Promise<void> {
  const links = page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link');
  const current = links.and(page.locator('[aria-current]'));
  const other = links.and(page.locator(':not([aria-current])')).first();
  await expect(current).toHaveCount(1);
  expect(await edgeOf(current)).not.toBe(await edgeOf(other));
}

test('with forced colors, movies show what is current, focused and rated', async ({ page }) => {
  await page.goto('/movies');
  await hydrated(page);
  for (const navigation of ['Main', 'Kinds of Movies']) {
    await currentStandsOut(page, navigation);
    const link = page.getByRole('navigation', { name: navigation }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Shift');
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
  const rating = page
    .getByRole('main')
    .getByText(/^\d\.\d out of 10$/)
    .first();
  await expect(rating).toBeVisible();
  const threads = rating.locator('xpath=preceding-sibling::*');
  await expect(threads).toHaveCSS('forced-color-adjust', 'none');
  await expect(threads).toHaveCSS('background-image', /gradient/);
});

const choices = [
  { what: 'the tab of a title', address: '/title/living-in-bondage', navigation: 'About Living in Bondage' },
  { what: 'the season of a series', address: '/title/blood-and-water?tab=episodes', navigation: 'Seasons' },
  { what: 'the year of an award', address: '/awards/fespaco-awards?year=2023', navigation: 'Years' },
];

for (const { what, address, navigation } of choices) {
  test(`with forced colors, ${what} differs from the others`, async ({ page }) => {
    await page.goto(address);
    await currentStandsOut(page, navigation);
  });
}
