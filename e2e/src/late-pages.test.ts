/** Navigations to pages that do not come at once: a sign, and then the document. */
import type { Page } from '@playwright/test';
import { hydrated } from './site/readiness.ts';
import { people } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

test.describe('a navigation to a page whose code does not come', () => {
  /** Follow, by the page's own clock, how long after a click the sign is there and the document is begun. */
  async function measure(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const begun = Number(sessionStorage.getItem('clicked'));
      if (begun > 0) sessionStorage.setItem('document', String(performance.timeOrigin - begun));
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
          new MutationObserver(() => {
            if (document.querySelector('main[aria-busy=true]') && !sessionStorage.getItem('sign')) {
              sessionStorage.setItem('sign', String(performance.now() - timeStamp));
            }
          }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
        },
        { capture: true, once: true },
      );
    });
  }

  const measured = (page: Page, what: 'sign' | 'document') =>
    page.evaluate((key) => Number(sessionStorage.getItem(key)), what);

  test('shows a sign within 100 ms, and the document after 3 s', async ({ page }) => {
    await measure(page);
    await page.route(
      (url) => url.pathname.startsWith('/releases/mfe-people/') && url.pathname.endsWith('.js'),
      () => undefined,
    );
    // The least of several counts: the machine may be busy with something else.
    const signs: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      await page.goto('/movies');
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'People' }).first().click();
      await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
      signs.push(await measured(page, 'sign'));
      await page.evaluate(() => sessionStorage.removeItem('sign'));
    }
    expect(Math.min(...signs)).toBeLessThan(100);

    await expect(page.getByRole('heading', { level: 1, name: people.heading })).toBeVisible();
    const begun = await measured(page, 'document');
    expect(begun).toBeGreaterThan(2_900);
    expect(begun).toBeLessThan(3_600);
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    test.info().annotations.push({
      type: 'measured',
      description: `sign ${signs.join(', ')} ms, document ${begun} ms`,
    });
  });
});

test('a page that is there at once is shown without a sign', async ({ page }) => {
  await page.goto('/movies');
  await hydrated(page);
  await page.evaluate(() => {
    new MutationObserver(() => sessionStorage.setItem('sign', 'yes')).observe(document, {
      subtree: true,
      attributeFilter: ['aria-busy'],
    });
  });
  await page.getByRole('main').getByRole('link', { name: 'Most Popular' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('sign'))).toBeNull();
});
