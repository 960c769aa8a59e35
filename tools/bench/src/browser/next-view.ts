import type { Browser } from '@playwright/test';
import { hydrated } from '@sinima/testing/readiness';
import type { Journey } from './measured-pages.ts';
import { middleOf } from './middle-of-link.ts';
import { DESKTOP, PHONE, withThrottledPage } from './throttled-page.ts';
import { watchNavigation, type SeenNavigation } from './watch-navigation.ts';

/** How long nothing is on its way when a page has come to rest, in ms. */
const QUIET_MS = 500;

/** How long a navigation is followed at most, in ms. */
const PATIENCE_MS = 30_000;

/** How a visitor takes the step: with a mouse that rests on the link until all has arrived, or by a tap out of nothing. */
export type Approach = 'hovered' | 'tapped';

/** One navigation that was followed to its end. */
export interface NextView extends Required<Omit<SeenNavigation, 'browserMs'>> {
  readonly browserMs?: number;
}

/** Which navigation is followed. */
export interface NavigationOptions {
  readonly origin: string;
  readonly journey: Journey;
  readonly approach: Approach;
  readonly delayMs: number;
  /** Which of the links is followed, from 0. */
  readonly index: number;
}

/** Go from one page to the next within one document. */
export function viewNext(browser: Browser, options: NavigationOptions): Promise<NextView> {
  const { origin, journey, approach, delayMs, index } = options;
  const screen = approach === 'tapped' ? PHONE : DESKTOP;
  return withThrottledPage(
    browser,
    { screen, delayMs, watch: watchNavigation },
    async ({ page, traffic }) => {
      await page.goto(origin + journey.from);
      await hydrated(page);
      const links = page.locator(journey.links).filter({ visible: true });
      const link = links.nth(index % (await links.count()));
      await link.scrollIntoViewIfNeeded();
      await traffic.quiet(QUIET_MS);
      await page.evaluate((words) => (document.documentElement.dataset.words = words), journey.words);
      const { x, y } = await middleOf(link);
      if (approach === 'tapped') await page.touchscreen.tap(x, y);
      else {
        await page.mouse.move(x, y);
        await traffic.quiet(QUIET_MS);
        await page.mouse.click(x, y);
      }
      await page.waitForFunction(
        () =>
          (globalThis as unknown as { seenNavigation: SeenNavigation }).seenNavigation.completeMs !==
          undefined,
        undefined,
        // By default it is asked in every frame, and makes the browser produce one.
        { timeout: PATIENCE_MS, polling: 100 },
      );
      // The browser tells of its own measure, and a transition ends, some frames later.
      await traffic.quiet(QUIET_MS);
      const seen = await page.evaluate(
        () => (globalThis as unknown as { seenNavigation: SeenNavigation }).seenNavigation,
      );
      const { signMs, headingMs, completeMs } = seen;
      if (signMs === undefined || headingMs === undefined || completeMs === undefined) {
        throw new Error(`The step from ${journey.from} was not followed to its end.`);
      }
      return { ...seen, signMs, headingMs, completeMs };
    },
  );
}
