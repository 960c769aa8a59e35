import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { sitePages } from './site-pages.ts';
import { expect, test } from './site/site-test.ts';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

for (const { name, address } of sitePages) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} has no accessibility violation at ${width} px, ${colorScheme}`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 800 },
          colorScheme,
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        const page = await context.newPage();
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await page.addScriptTag({ path: axeScript });
        const { violations } = await page.evaluate(() =>
          (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
        );
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect(told).toEqual([]);
        await context.close();
      });
    }
  }

  test(`${name} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
  });
}
