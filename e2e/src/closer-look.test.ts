/** What a visitor may need of any page: more contrast, text of twice the size, paper, a focus that can be seen. */
import { axeViolations } from '@sinima/testing/axe';
import { cutTexts, setTextSize } from './checks/large-text.ts';
import { inks, PAPER_WIDTH, showOnPaper } from './checks/paper.ts';
import { overflowWidth } from './checks/reflow.ts';
import { tabStops } from './checks/tab-stops.ts';
import { series, sitePages, type SitePage } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const season: SitePage = { ...series, name: 'a season', address: '/title/blood-and-water?tab=episodes' };

for (const { name, address, heading } of [...sitePages, season]) {
  const tag = tagsOf({ address }, false);
  test(
    `${name} holds up in high contrast, with large text, on paper and by Tab`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrated(page);

      await test.step('text has the contrast of AAA for those who ask for more', async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ contrast: 'more', colorScheme });
          const violations = await axeViolations(page, { only: ['color-contrast-enhanced'] });
          expect.soft(violations, colorScheme).toEqual([]);
        }
        await page.emulateMedia({ contrast: null, colorScheme: null });
      });

      await test.step('text of twice the size is cut nowhere', async () => {
        await setTextSize(page, 32);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await overflowWidth(page), `pixels beyond the edge of ${width}`).toBe(0);
          expect.soft(await cutTexts(page), `${width} px wide`).toEqual([]);
        }
        await setTextSize(page, 16);
      });

      await test.step('paper has black text on white, and no controls', async () => {
        await showOnPaper(page);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sinima, home' })).toBeVisible();
        const controls = page
          .locator('nav, form, button, input, select, header summary')
          .filter({ visible: true });
        expect.soft(await controls.allTextContents()).toEqual([]);
        await expect.soft(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
        expect.soft(await inks(page)).toEqual([]);
        expect.soft(await overflowWidth(page), `pixels beyond the edge of ${PAPER_WIDTH}`).toBe(0);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1280, height: 800 });
      });

      await test.step('each stop of the Tab key can be seen', async () => {
        const stops = await tabStops(page, 45);
        expect.soft(stops.filter(({ hasVisibleFocus }) => !hasVisibleFocus)).toEqual([]);
        expect.soft(stops.length).toBeGreaterThan(10);
      });
    },
  );
}

test('the menu of a phone has targets that a finger can hit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
  expect(await axeViolations(page, { only: ['target-size'] })).toEqual([]);
});

test('a text that is cut off is found', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    heading.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
  });
  expect(await cutTexts(page)).toHaveLength(1);
});
