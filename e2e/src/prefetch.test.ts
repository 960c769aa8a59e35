/** The document behind a link that is pointed at is fetched before the click. */
import { SAVE_DATA_COOKIE } from '@sinima/contracts/data-use';
import type { Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { prefetched } from './site/prefetched.ts';
import { expect, test } from './site/site-test.ts';

/** Where a page that was fetched ahead says that it is seen. */
const ACTIVATIONS = '/reports/activations';

const firstCard = (page: Page) => page.locator('main article a[href^="/title/"]').first();

test('a click takes the document that was fetched while the pointer rested on the link, which tells that it is seen only then', async ({
  page,
}) => {
  await page.goto('/movies');
  await hydrated(page);
  const activations: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ACTIVATIONS) activations.push(request.postData() ?? '');
  });
  await prefetched(page, () => firstCard(page).hover());
  expect(activations).toEqual([]);

  const seen = page.waitForRequest(`**${ACTIVATIONS}`);
  await firstCard(page).click();
  const versions = (await seen).postDataJSON() as Record<string, string[]>;
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['mfe-title', 'shell']));
  await expect(page.getByText('Plot Summary').first()).toBeVisible();
  const arrived = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)?.deliveryType,
  );
  expect(arrived).toBe('navigational-prefetch');
});

test('nothing is fetched ahead for visitors that save data', async ({ page }) => {
  await page.addInitScript((cookie) => (document.cookie = cookie), `${SAVE_DATA_COOKIE}=1; path=/`);
  await page.goto('/about');
  await page.goto('/movies');
  await hydrated(page);
  const path = (await firstCard(page).getAttribute('href'))!;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  const attempts: string[] = [];
  devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) =>
    attempts.push(...preloadingAttemptSources.map(({ key }) => key.url)),
  );
  await firstCard(page).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  expect(requests).not.toContain(path);
  expect(attempts).toEqual([]);
});
