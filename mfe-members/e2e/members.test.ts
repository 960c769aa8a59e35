/** From an anonymous visit to a public profile: sign in, rate, keep a diary, review. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from '@sinima/testing/site-test';

test('a visitor signs in from a title, rates and reviews it, and finds both in the account', async ({
  page,
  complaints,
}) => {
  await page.goto('/title/lionheart?tab=reviews');
  await hydrated(page);
  const rate = page.getByRole('link', { name: 'Rate this title' });
  await rate.scrollIntoViewIfNeeded();
  await expect(rate).toHaveAttribute('href', /^\/api\/login/);
  await rate.click();
  await page.getByRole('button', { name: 'Continue as Amina' }).click();

  await expect(page).toHaveURL(/\/title\/lionheart\?tab=reviews$/);
  await page.getByRole('button', { name: 'Rate this title' }).click();
  const slider = page.getByRole('slider', { name: 'Your rating' });
  await slider.press('End');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '9.5 out of 10');
  await page.getByRole('button', { name: 'Rate it 9.5' }).click();
  const own = page.getByRole('region', { name: 'Yours' });
  await expect(own.getByText('9.5 out of 10')).toBeAttached();

  await own.getByRole('button', { name: 'Add to diary' }).first().click();
  await page.getByLabel('Where (optional)').fill('Lagos');
  await own.getByRole('button', { name: 'Add to diary' }).last().click();
  await expect(own.getByText(/You watched this once/)).toBeVisible();

  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByLabel('Your review, as plain text').fill('The road is the main character.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await page.goto('/account/ratings');
  await expect(page.getByRole('heading', { name: 'Lionheart' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('The road is the main character.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(/Your profile is private/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the description of the API has the calls of members', async ({ page }) => {
  const contract = (await (await page.request.get('/api/openapi.json')).json()) as { paths: object };
  expect(Object.keys(contract.paths)).toEqual(
    expect.arrayContaining(['/api/titles', '/api/me', '/api/me/ratings/{slug}', '/api/festivals']),
  );
});

test('pages of the account tell anonymous visitors to sign in; a profile that does not exist is a 404', async ({
  page,
}) => {
  await page.goto('/account/diary');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  const answer = await page.goto('/members/nobody-of-this-name');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Member Not Found' })).toBeVisible();
});
