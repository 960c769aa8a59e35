/** Every page in every state: axe finds nothing, in both themes, on a phone and on a desk; nothing is cut off at 320 px. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { sitePages } from './site-pages.ts';
import { openInState, statesOf } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test.describe.configure({ mode: 'parallel' });
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** What axe finds, each with the elements at fault. */
async function violationsOf(page: Page, hasHeading: boolean): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        rules,
      }),
    { 'page-has-heading-one': { enabled: hasHeading } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const sitePage of sitePages) {
  for (const state of statesOf(sitePage)) {
    test(`${sitePage.name}, ${state}: axe finds nothing, and nothing is wider than 320 px`, async ({
      page,
    }) => {
      await openInState(page, sitePage, state);
      // What is being named by a record has no name while that record is not here.
      const hasHeading = state !== 'failed' && state !== 'loading';
      await page.addScriptTag({ path: axeScript });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await violationsOf(page, hasHeading), `${colorScheme} at ${width} px`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(screen);
    });
  }
}
