/** Every page in a browser, in one navigation each: hydration, reduced motion, axe, reflow at 320 px. */
import type { Page } from '@playwright/test';
import { languageCodes, pathIn } from '@sinima/contracts/languages';
import { axeViolations } from '@sinima/testing/axe';
import { movingElements } from './checks/motion.ts';
import { overflowWidth } from './checks/reflow.ts';
import { sitePages } from './site/site-pages.ts';
import { hydrated } from '@sinima/testing/readiness';
import { expect, test } from './site/site-test.ts';
import { isOpenedEveryTime, tagsOf } from './site/test-tags.ts';

// Axe takes its time over a page with hundreds of examples on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

type View = (typeof views)[number];

async function expectNoViolations(page: Page, { colorScheme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  const violations = await axeViolations(page, { also: ['target-size'] });
  expect.soft(violations, `axe, ${colorScheme} at ${width} px`).toEqual([]);
}

for (const [index, sitePage] of sitePages.entries()) {
  const { name, address, heading } = sitePage;
  test(
    `${name} hydrates what the server rendered, passes axe and fits 320 px`,
    { tag: tagsOf(sitePage, isOpenedEveryTime(sitePage)) },
    async ({ page, complaints }) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const served = document.querySelector('main h1');
          if (served && document.readyState === 'interactive') served.setAttribute('data-served', '');
        });
      });
      await page.goto(address);
      await hydrated(page);
      const level1 = page.getByRole('heading', { level: 1, name: heading });
      await expect(level1).toBeVisible();
      await expect(level1).toHaveAttribute('data-served');
      expect(complaints).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await movingElements(page), 'elements that move despite reduced motion').toEqual([]);
      // In turn: the slow tests look at each page in the other view too.
      await expectNoViolations(page, views[index % views.length]!);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowWidth(page), 'pixels beyond the edge of 320').toBe(0);
    },
  );

  test(
    `${name} passes axe in each theme, on a phone and on a desk`,
    { tag: tagsOf(sitePage, false) },
    async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const view of views) await expectNoViolations(page, view);
    },
  );

  test(
    `${name} fits a phone and a desk in each language`,
    { tag: tagsOf(sitePage, false) },
    async ({ page }) => {
      for (const language of languageCodes) {
        await page.goto(pathIn(language, address));
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await overflowWidth(page), `${language}: pixels beyond the edge of ${width}`).toBe(0);
        }
      }
    },
  );
}
