/** Pages that the browser fetches before its visitor follows a link. */
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';

test('a page that was fetched ahead tells that it is seen, and only then', async ({ page }) => {
  await page.goto('/movies');
  await hydrated(page, 'main a');
  const activations: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports/activations')
      activations.push(request.postData() ?? '');
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready' || status === 'Success') resolve(status);
    }),
  );
  // Once the client runs, it fetches pages itself: the rules are for the time before.
  await page.evaluate(() => document.documentElement.removeAttribute('data-preloads'));
  await page.locator('main a[href^="/title/"]').first().hover();
  await fetched;
  expect(activations).toEqual([]);

  const address = await page.locator('main a[href^="/title/"]').first().getAttribute('href');
  const seen = page.waitForRequest('**/reports/activations');
  await page.evaluate((path) => location.assign(path), address!);
  const versions = (await seen).postDataJSON() as Record<string, string[]>;
  expect(Object.keys(versions).sort()).toEqual(expect.arrayContaining(['mfe-title', 'shell']));
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
