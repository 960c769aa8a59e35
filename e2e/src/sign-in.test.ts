/** Signing in and out through the header, with the provider of a demonstration. */
import { movies } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

test('a visitor signs in, is back on the same page under the first name, and signs out again', async ({
  page,
}) => {
  await page.goto(`${movies.address}?genre=crime`);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sinima demo sign-in' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue as Amina' }).click();

  await expect(page).toHaveURL(/\/movies\?genre=crime$/);
  await expect(header.getByText('Amina').first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  const session = (await page.context().cookies()).find(({ name }) => name === 'sinima_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await page.reload();
  await expect(header.getByText('Amina').first()).toBeVisible();
  await header.getByRole('link', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sinima_session');
});

test('who cancels is back on the page, and not signed in', async ({ page }) => {
  await page.goto(movies.address);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`${movies.address}$`));
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
