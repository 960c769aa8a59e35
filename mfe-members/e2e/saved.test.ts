/** What a member saves on one device, on another one, without a network, and after signing out. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

type Page = Parameters<typeof hydrated>[0];

/** From the page of what is saved: sign in by a link that is mailed, and come back. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Mail address').fill('two-devices@sinima.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.locator('pre a').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/saved$/);
}

const watchlist = (page: Page) => page.getByRole('region', { name: /Watchlist/ });
const account = (page: Page, marks: string) =>
  expect(page.getByText(`Your account has ${marks}, the same on each device`)).toBeVisible();

test('what a member saves is on all devices, what changes without a network follows, and nothing stays after signing out', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/title/lionheart');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await signIn(page);
  await account(page, '1 mark');

  const context = await browser.newContext({ baseURL });
  const phone = await context.newPage();
  await signIn(phone);
  await expect(watchlist(phone).getByRole('link', { name: 'Lionheart' })).toBeVisible();

  await hydrated(page);
  await page.context().setOffline(true);
  await watchlist(page).getByRole('button', { name: 'Remove Lionheart' }).click();
  await expect(page.getByRole('alert')).toContainText('What you change here meanwhile is sent later.');
  await page.context().setOffline(false);
  await account(page, '0 marks');

  await phone.goto('/account/saved');
  await account(phone, '0 marks');
  await phone.goto('/title/tsotsi');
  await hydrated(phone);
  await phone.getByRole('button', { name: 'Add to watchlist' }).click();
  await phone.goto('/account/saved');
  await account(phone, '1 mark');
  await phone.goto('/api/logout');
  await phone.goto('/saved');
  await expect(phone.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(watchlist(phone).getByRole('link', { name: 'Tsotsi' })).toHaveCount(0);
  const stored = await phone.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('sinima')),
  );
  expect(stored).toEqual([]);
  await context.close();
});
