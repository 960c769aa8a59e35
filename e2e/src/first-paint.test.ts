/** A document paints its first screen first, and what is below with the next frame; nothing that is seen moves for it. */
import type { Page } from '@playwright/test';
import { goWithinDocument } from '@sinima/testing/page-states';
import { hydrated, painted } from '@sinima/testing/readiness';
import { recordLayoutShifts, takeLayoutShifts } from './checks/layout-shifts.ts';
import { home, movies, people, person, series, sitePages, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel' });

interface FrameGlobals {
  /** Whether each of the elements had boxes, frame by frame. */
  shown: boolean[][];
}

/** Record from the first frame on which of some elements have boxes. Call it before the page is opened. */
async function recordFrames(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const { shown } = Object.assign(globalThis as unknown as FrameGlobals, { shown: [] as boolean[][] });
    const look = (): void => {
      const elements = wanted.map((selector) => document.querySelector(selector));
      if (elements.every((element) => element !== null))
        shown.push(elements.map((element) => element.getClientRects().length > 0));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selectors);
}

const takeFrames = (page: Page): Promise<boolean[][]> =>
  page.evaluate(() => (globalThis as unknown as FrameGlobals).shown.splice(0));

async function blockScripts(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort('blockedbyclient'));
}

const firstScreens = [
  { ...home, below: '[data-fragment] ~ [data-fragment] > section' },
  { ...movies, below: '#results ~ [aria-busy] li:last-child' },
  { ...people, below: 'section[aria-busy] li:last-child' },
  { ...title, below: 'nav[aria-label^="About"]' },
  { ...person, below: 'nav[aria-label^="About"]' },
];

for (const { name, address, below } of firstScreens) {
  test(`${name} paints its first screen before what is below it and the footer`, async ({ page }) => {
    await blockScripts(page);
    await recordFrames(page, ['main h1', below, 'main ~ footer p']);
    await page.goto(address, { waitUntil: 'load' });
    await painted(page);
    const frames = await takeFrames(page);
    expect(frames[0]).toEqual([true, false, false]);
    expect(frames.at(-1)).toEqual([true, true, true]);
  });
}

test('what a step shows stands at once', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'load' });
  await hydrated(page);
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  for (const { address } of [home, movies, title]) {
    await goWithinDocument(page, address);
    await hydrated(page);
    await painted(page);
  }
  const names = await begun.jsonValue();
  expect(names.filter((animation) => animation.includes('comes-next'))).toEqual([]);
});

for (const { width, height } of [
  { width: 412, height: 1600 },
  { width: 1350, height: 2400 },
]) {
  for (const { name, address } of sitePages) {
    const tag = tagsOf(
      { address },
      [home, movies, people, person, series].some((each) => each.name === name),
    );
    test(
      `${name} does not move between its frames on a tall screen of ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await blockScripts(page);
        await recordLayoutShifts(page);
        await page.goto(address, { waitUntil: 'load' });
        await painted(page);
        const { sum, moved } = await takeLayoutShifts(page);
        expect(sum, moved).toBe(0);
      },
    );
  }
}
