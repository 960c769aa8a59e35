/** Nothing moves when fonts, data or code come late: the cumulative layout shift of a page is at most 0.01. */
import type { Page } from '@playwright/test';
import { recordLayoutShifts, takeLayoutShifts } from './checks/layout-shifts.ts';
import { holdRequests } from './site/held-requests.ts';
import { home, readingPages, sitePages } from './site/site-pages.ts';
import { codeLoaded, dataPlaceholders, goWithinDocument } from '@sinima/testing/page-states';
import { hydrated, painted } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';
import { SLOW, tagsOf } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel' });

const MAX_SHIFT = 0.01;

/** Where each is looked at in every run, as page and width; the slow tests look at all pages at both widths. */
const everyTime = {
  fonts: ['home 360', 'a title 1280'],
  data: ['home 360', 'a title 360', 'theaters 360'],
};

async function expectNoShift(page: Page): Promise<void> {
  await painted(page);
  const { sum, moved } = await takeLayoutShifts(page);
  expect(sum, moved).toBeLessThanOrEqual(MAX_SHIFT);
}

for (const width of [360, 1280]) {
  for (const { name, address } of sitePages) {
    const tag = tagsOf({ address }, everyTime.fonts.includes(`${name} ${width}`));
    test(`${name} does not move when its fonts are late, at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordLayoutShifts(page);
      const release = await holdRequests(page, /\.woff2(\?|$)/);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await painted(page);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await expectNoShift(page);
    });
  }

  for (const { name, address } of readingPages) {
    const tag = tagsOf({ address }, everyTime.data.includes(`${name} ${width}`));
    test(`${name} does not move when its data are late, at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordLayoutShifts(page);
      await page.goto('/about');
      await hydrated(page);
      const release = await holdRequests(page, /\/api\//);
      await goWithinDocument(page, address);
      await dataPlaceholders(page).first().waitFor();
      await codeLoaded(page);
      await painted(page);
      await takeLayoutShifts(page);
      release();
      await expect(dataPlaceholders(page)).toHaveCount(0);
      await expectNoShift(page);
    });
  }
}

for (const width of [768, 1280]) {
  const tag = width === 768 ? [SLOW] : [];
  test(
    `home does not move when the code of its widgets is late, at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      await page.goto('/movies');
      await hydrated(page);
      // Held back one by one: the first that is requested stands at the top, and comes last.
      const held: (() => void)[] = [];
      await page.route(/\/releases\/mfe-.*\.js/, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await takeLayoutShifts(page);
      await goWithinDocument(page, home.address);
      const waiting = page.getByRole('main').getByRole('status');
      await waiting.first().waitFor();
      await expect(async () => {
        held.pop()?.();
        await expect(waiting).toHaveCount(0, { timeout: 100 });
      }).toPass({ intervals: [0] });
      await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
      await expectNoShift(page);
    },
  );
}
