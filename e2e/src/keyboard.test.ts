/** The main tasks by keyboard alone. That each stop can be seen is in `closer-look.test.ts`. */
import type { Page } from '@playwright/test';
import { movies, shortPages } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

test.describe.configure({ mode: 'parallel' });

/** Press Tab until an element of this role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'combobox' | 'textbox', name: string | RegExp) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    // Of the element that has the focus alone: to look for it by its role in the whole page takes ten times as long.
    const [, is, called = ''] = /^- (\w+) "(.*?)"/.exec(await page.locator(':focus').ariaSnapshot()) ?? [];
    if (is === role && (typeof name === 'string' ? called === name : name.test(called))) return;
  }
  throw new Error(`Tab never came to the ${role} "${name}".`);
}

test('by keyboard: past the header to the content', async ({ page }) => {
  await page.goto(movies.address);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

test('by keyboard: search, open a tab of the results, open a title', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await tabTo(page, 'combobox', /^Search movies/);
  await page.keyboard.type('king of boys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('"king of boys"');
  await tabTo(page, 'link', /^Titles \(\d+\)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=titles/);
  await expect(page.getByRole('link', { name: /^Titles \(\d+\)/ })).toHaveAttribute('aria-current', 'page');
  await tabTo(page, 'link', 'King of Boys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'King of Boys' })).toBeVisible();
});

test('by keyboard: filter movies and go to the next page', async ({ page }) => {
  await page.goto(movies.address);
  await hydrated(page);
  await tabTo(page, 'combobox', 'Genre');
  await page.keyboard.type('drama');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/genre=drama/);
  await tabTo(page, 'link', 'Next');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('by keyboard: choose a season and put a series on the watchlist', async ({ page }) => {
  await page.goto('/title/blood-and-water');
  await hydrated(page);
  await tabTo(page, 'button', 'Add to watchlist');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, 'link', 'Season 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Season 2' })).toHaveAttribute('aria-current', 'true');
});

test('by keyboard: open the menu of a phone and go to People', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').locator('summary[aria-label=Menu]').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'People');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people$/);
  await expect(
    page.getByRole('banner').locator('details', { has: page.locator('summary[aria-label=Menu]') }),
  ).not.toHaveAttribute('open');
});

test('by keyboard: subscribe to the newsletter and close what is said', async ({ page }) => {
  await page.goto(shortPages[0]!.address);
  await hydrated(page);
  await tabTo(page, 'textbox', 'Newsletter');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subscribed successfully!', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Subscribed successfully!', { exact: true })).toHaveCount(0);
});
