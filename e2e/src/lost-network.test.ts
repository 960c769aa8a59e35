/** The network goes while a page stands: what the shell and the kit load late costs its own comfort, never the page. */
import type { Page } from '@playwright/test';
import { title } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

const scripts = (url: URL): boolean => url.pathname.endsWith('.js');

async function openThenLoseScripts(page: Page): Promise<void> {
  await page.goto(title.address);
  await hydrated(page);
  await page.route(scripts, (route) => route.abort());
}

const pageStands = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title.heading })).toBeVisible();

test('without the code of suggestions the search box searches', async ({ page }) => {
  await openThenLoseScripts(page);
  const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
  const lost = page.waitForEvent('requestfailed');
  await box.focus();
  await lost;
  await box.fill('king');
  await pageStands(page);
  await page.unroute(scripts);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=king$/);
});

test('without the code of toasts, Subscribe answers in plain words, and with a toast once it is there', async ({
  page,
}) => {
  const words = 'Please enter your email address.';
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await openThenLoseScripts(page);
  await subscribe.click();
  await expect(page.getByRole('alert')).toContainText(words);
  await pageStands(page);
  await page.unroute(scripts);
  await subscribe.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(words);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without its code, a further tab of a title comes as a document', async ({ page }) => {
  await openThenLoseScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page).toHaveURL(/\?tab=media$/);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Media' })).toBeVisible();
  await expect(page.getByText('This part of the site is taking a break')).toHaveCount(0);
});

test('without the code of its dialog, Share shows the address, and the dialog once it is there', async ({
  page,
}) => {
  const share = page.getByRole('button', { name: 'Share' });
  await openThenLoseScripts(page);
  await share.click();
  await expect(page.getByRole('main').locator('output')).toContainText(title.address);
  await pageStands(page);
  await page.unroute(scripts);
  await share.click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toContainText(title.address);
});
