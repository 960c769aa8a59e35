/** Pages in each of their states: axe finds nothing, and nothing is wider than 320 px. */
import { axeViolations } from '@sinima/testing/axe';
import { overflowWidth } from './checks/reflow.ts';
import { sitePages } from './site/site-pages.ts';
import { openInState, statesOf } from '@sinima/testing/page-states';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 90_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whole pages and widgets whose data fail, and a record that is missing; the slow tests open all. */
const everyTime = [
  'home, failed',
  'movies, failed',
  'a title, failed',
  'a person, failed',
  'a title, missing',
];

const colorSchemes = ['light', 'dark'] as const;
const widths = [360, 1280];

for (const sitePage of sitePages) {
  for (const state of statesOf(sitePage)) {
    const name = `${sitePage.name}, ${state}`;
    const tag = tagsOf(sitePage, everyTime.includes(name));
    test(
      `${name}: passes axe in both themes on phone and desk, and fits 320 px`,
      { tag },
      async ({ page }) => {
        await openInState(page, sitePage, state);
        for (const colorScheme of colorSchemes) {
          for (const width of widths) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await axeViolations(page), `${colorScheme} at ${width} px`).toEqual([]);
          }
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflowWidth(page), 'pixels beyond the edge of 320').toBe(0);
      },
    );
  }
}
