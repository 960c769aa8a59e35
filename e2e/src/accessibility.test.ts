/** Every page in every state: axe finds nothing, in both themes, on a phone and on a desk; nothing is cut off at 320 px. */
import { sitePages, type SitePage } from './site-pages.ts';
import { violationsOf } from './site/axe.ts';
import { openInState, statesOf, type PageState } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

// Several times axe over a page with hundreds of examples takes its time on two cores.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** What is gone through in every run; `npm run test:slow` goes through all. */
const tagOf = ({ reads, address }: SitePage, state: PageState): { tag: string[] } => ({
  tag: (reads && ['loaded', 'failed'].includes(state)) || address === '/about' ? [] : ['@slow'],
});

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  // Only `npm run test:slow` looks at these two as well.
  { colorScheme: 'dark', width: 360, isSlow: true },
  { colorScheme: 'light', width: 1280, isSlow: true },
] as const;
const viewsTried = views.filter((view) => !('isSlow' in view) || process.env.SLOW !== undefined);

for (const sitePage of sitePages) {
  for (const state of statesOf(sitePage)) {
    test(
      `${sitePage.name}, ${state}: axe finds nothing, and nothing is wider than 320 px`,
      tagOf(sitePage, state),
      async ({ page }) => {
        await openInState(page, sitePage, state);
        for (const { colorScheme, width } of viewsTried) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          expect(await violationsOf(page), `${colorScheme} at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        const { content, screen } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }));
        expect(content).toBeLessThanOrEqual(screen);
      },
    );
  }
}
