/** Toasts in a real browser, with its clock in our hands (`docs/specification.md §9`). */
import { VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import { REPORTS_PATH } from '@sinima/contracts/reports';
import type { Page } from '@playwright/test';
import { shortPages } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

const [quiet] = shortPages;
const title = (page: Page) => page.getByText('Email required', { exact: true }).filter({ visible: true });

/** Subscribe to the newsletter without an address, which shows a toast. */
async function showToast(page: Page): Promise<void> {
  await page.goto(quiet!.address);
  await hydrated(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(title(page)).toBeVisible();
  // Radix starts its timer when the toast is painted; the pointer away from it lets the timer run.
  await page.mouse.move(5, 5);
}

test('a toast closes after 5,000 ms', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  // Time goes on by itself as well: some of it has passed, more on a busy machine.
  await page.clock.runFor(2_000);
  await expect(title(page)).toBeVisible();
  await page.clock.runFor(3_500);
  await expect(title(page)).toHaveCount(0);
});

test('a dismissed toast is taken from the page after 1,000,000 ms', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  const area = page.getByRole('region', { name: /^Notifications/ });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(990_000);
  await expect(area).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(area).toHaveCount(0);
});

test('F8 focuses the notifications', async ({ page }) => {
  await showToast(page);
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus')).toContainText('Email required');
});

test('a swipe of 50 px dismisses, one of 40 px does not', async ({ page }) => {
  await showToast(page);
  const box = (await page.locator('li[data-variant]').boundingBox())!;
  const from = { x: box.x + 20, y: box.y + box.height / 2 };
  const swipe = async (distance: number): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(from.x + moved, from.y);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(page.locator('li[data-variant]')).toHaveAttribute('data-swipe', 'cancel');
  await expect(title(page)).toBeVisible();
  await swipe(60);
  await expect(title(page)).toHaveCount(0);
});

test('spaces for an address are the destructive toast', async ({ page }) => {
  await page.goto(quiet!.address);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Newsletter' }).fill('   ');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Please enter your email address.', { exact: true })).toBeVisible();
  await expect(page.locator('li[data-variant]')).toHaveAttribute('data-variant', 'destructive');
});

test('the newsletter calls no server', async ({ page }) => {
  await page.goto(quiet!.address);
  await hydrated(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const isCode = ['script', 'stylesheet', 'font', 'image'].includes(request.resourceType());
    const { pathname } = new URL(request.url());
    // With the visitor's first interaction, a tab asks which versions are live; some pages report how fast they were.
    const isOfHost = pathname === VISITOR_VERSIONS_PATH || pathname.startsWith(REPORTS_PATH);
    if (!isCode && !isOfHost) requested.push(request.url());
  });
  const field = page.getByRole('textbox', { name: 'Newsletter' });
  await expect(field).toHaveAttribute('type', 'email');
  await field.fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed successfully!', { exact: true })).toBeVisible();
  await expect(page.locator('li[data-variant]')).toHaveAttribute('data-variant', 'default');
  await expect(field).toHaveValue('');
  expect(requested).toEqual([]);
});

test('a toast leaves the fields of a form on a phone free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(quiet!.address);
  await hydrated(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(title(page)).toBeVisible();
  const field = (await page.getByPlaceholder('Your email address').boundingBox())!;
  const toast = (await page.locator('li[data-variant]').boundingBox())!;
  expect(toast.y + toast.height).toBeLessThan(field.y);
});
