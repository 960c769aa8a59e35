/** Interactions within pages, and the time until the browser paints their effect. */
import type { Browser, Locator, Page } from '@playwright/test';
import { hydrated, painted } from '@sinima/testing/readiness';
import { middleOf } from './middle-of-link.ts';
import { PHONE, withThrottledPage } from './throttled-page.ts';

const QUIET_MS = 300;

/** Something that visitors do. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Tap a link, and wait until it has led elsewhere: a tap that hits nothing is soon done. */
async function tap(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(link);
  const former = page.url();
  await page.touchscreen.tap(x, y);
  await page.waitForURL(({ href }) => href !== former);
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'a card',
    path: '/movies',
    act: (page) => tap(page, page.locator('main article a[href^="/title/"]').first()),
  },
  {
    name: 'a filter',
    path: '/movies',
    // With the keyboard, which changes a closed list: a tap opens it, which is the browser's own doing.
    act: async (page) => {
      await page.locator('main form[role=search] select').first().focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'a tab',
    path: '/movies',
    act: (page) => tap(page, page.getByRole('main').getByRole('link', { name: 'Most Popular' })),
  },
  {
    name: 'a search',
    path: '/movies',
    act: (page) =>
      page
        .locator('input[type=search]')
        .filter({ visible: true })
        .first()
        .pressSequentially('king', { delay: 60 }),
  },
];

interface InteractionTiming extends PerformanceEntry {
  /** 0 for events that belong to none. */
  readonly interactionId: number;
}

/** Collect how long interactions take. Sent to pages as text: it uses nothing from outside. */
function watchInteractions(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { interactionDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionTiming[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Resolve with the slowest response of the interactions, from the touch or key to the paint, in ms; 16 for less than that. */
export function timeInteraction(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  return withThrottledPage(
    browser,
    { screen: PHONE, watch: watchInteractions },
    async ({ page, traffic }) => {
      await page.goto(origin + interaction.path);
      await hydrated(page);
      await traffic.quiet(QUIET_MS);
      await interaction.act(page);
      await traffic.quiet(QUIET_MS);
      await painted(page);
      const durations = await page.evaluate(
        () => (globalThis as unknown as { interactionDurations: number[] }).interactionDurations,
      );
      return Math.max(16, ...durations);
    },
  );
}
