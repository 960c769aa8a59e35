/** What members made, on the home page, which is the same for all visitors. */
import { expect, test } from '@sinima/testing/site-test';
import { signIn } from '@sinima/testing/signed-in-member';

test.describe.configure({ timeout: 60_000 });

test('home shows lists of members, and fetches no stylesheet, no code and no data for them', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  const { call } = await signIn(page.request, 'is-on-home@sinima.example');
  await call('PATCH', '/api/me', { displayName: 'Efua', isPublic: true });
  const list = { name: 'For <b>home</b>', visibility: 'public' };
  const { key } = await call<{ key: string }>('POST', '/api/me/lists', list);
  await call('POST', `/api/me/lists/${key}/items`, { title: 'lionheart' });
  const reader = await playwright.request.newContext({ baseURL });
  const { call: asReader } = await signIn(reader, 'likes-what-is-on-home@sinima.example');
  await asReader('PUT', `/api/me/likes/lists/${key}`);
  await page.context().clearCookies();

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // With a filter, since caches hold the page without one for half a minute.
  await page.goto('/?city=Accra');
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Lists by members' }) });
  await part.scrollIntoViewIfNeeded();
  await expect(part.getByRole('link', { name: 'For <b>home</b>' })).toHaveAttribute(
    'href',
    `/member-lists/${key}`,
  );
  await expect(part.getByText('Efua · 1 title · 1 like')).toBeVisible();
  await page.getByRole('heading', { name: 'Coming Soon' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /^\/(?:releases\/mfe-members|api\/member)/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});
