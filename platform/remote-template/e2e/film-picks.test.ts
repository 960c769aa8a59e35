/** The page as visitors have it: on the whole site, in a browser. */
import { axeViolations } from '@sinima/testing/axe';
import { openInState } from '@sinima/testing/page-states';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

const filmPicksPage = { address: '/film-picks', reads: true };

test('film picks hydrate what the server rendered, and pass axe', async ({ page, complaints }) => {
  const response = await page.goto(filmPicksPage.address);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Film Picks' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('film picks can be asked for again when the API fails', async ({ page }) => {
  await openInState(page, filmPicksPage, 'failed');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});
