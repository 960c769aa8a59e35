/** Pages without a network. What a rollback does to them is in `offline-rollback.test.ts`. */
import { hydrated } from '@sinima/testing/readiness';
import { expectKept } from './site/offline-copies.ts';
import { people, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was visited opens without a network, and elsewhere it is said what there is to read', async ({
  page,
  context,
}) => {
  await page.goto(title.address);
  await expectKept(page, [title.address]);
  await context.setOffline(true);

  await page.goto(title.address);
  await expect(page.getByText(/^You are offline: this page is of/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
  await hydrated(page, 'main a');

  const answer = await page.goto(people.address);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: title.heading }).click();
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
});

test('what a visitor saved is there without a network, and so is the page of it', async ({
  page,
  context,
}) => {
  await page.goto(title.address);
  await expectKept(page, [title.address]);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await expectKept(page, ['/saved', title.address]);
  await context.setOffline(true);

  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title.heading }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();
});

test('the footer says what the page takes of a data plan', async ({ page }) => {
  await page.goto(title.address);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByText(/^This page: \d+ KB$/)).toBeVisible();
});
