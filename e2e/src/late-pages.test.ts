/** Navigations to pages that do not come at once: a sign, and then the document. */
import type { Page } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import { people } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

/** Follow how long after a click the document is begun, and whether a sign was there by the page's own 100 ms. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun = Number(sessionStorage.getItem('clicked'));
    if (begun > 0) sessionStorage.setItem('document', String(performance.timeOrigin - begun));
    const onClick = ({ timeStamp }: Event): void => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      // A timer of the page, which a busy machine delays as it delays the shell's.
      setTimeout(() => {
        sessionStorage.setItem('sign', String(document.querySelector('main[aria-busy=true]') !== null));
      }, 100);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** The document alone begins 3 s after the click. */
const patiently = { timeout: 15_000 };

const measured = (page: Page, what: 'sign' | 'document') =>
  page.evaluate((key) => sessionStorage.getItem(key), what);

test('a navigation to a page of which nothing comes has a sign within 100 ms, and the document after 3 s', async ({
  page,
}) => {
  await measure(page);
  // The server's page does not come, and neither does the code for another: the document itself does.
  await page.route('/people', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.route(
    (url) => url.pathname.startsWith('/releases/mfe-people/') && url.pathname.endsWith('.js'),
    () => undefined,
  );
  await page.goto('/movies');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
  await expect.poll(() => measured(page, 'sign')).toBe('true');

  await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible(patiently);
  const begun = Number(await measured(page, 'document'));
  expect(begun).toBeGreaterThan(2_900);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
});
