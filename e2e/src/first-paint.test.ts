/** A document paints its first screen first, and what is below with the next frame; nothing that is seen moves for it. */
import type { Page } from '@playwright/test';
import { goWithinDocument } from '@sinima/testing/page-states';
import { hydrated, painted } from '@sinima/testing/readiness';
import { recordLayoutShifts, takeLayoutShifts } from './checks/layout-shifts.ts';
import { home, movies, people, person, series, sitePages, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { tagsOf } from './site/test-tags.ts';

test.describe.configure({ mode: 'parallel' });

/** Whether an element had boxes in the first frame that it was part of, and in the newest one. */
interface Appearance {
  first: boolean;
  newest: boolean;
}

interface FrameGlobals {
  /** By selector. A document arrives in pieces, so each element has a first frame of its own. */
  appearances: Record<string, Appearance>;
}

/** Record from their first frames on whether some elements have boxes. Call it before the page is opened. */
async function recordAppearances(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const { appearances } = Object.assign(globalThis as unknown as FrameGlobals, {
      appearances: {} as Record<string, Appearance>,
    });
    const look = (): void => {
      for (const selector of wanted) {
        const element = document.querySelector(selector);
        if (element === null) continue;
        const newest = element.getClientRects().length > 0;
        appearances[selector] = { first: appearances[selector]?.first ?? newest, newest };
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selectors);
}

const appearancesIn = (page: Page): Promise<Record<string, Appearance>> =>
  page.evaluate(() => (globalThis as unknown as FrameGlobals).appearances);

async function blockScripts(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort('blockedbyclient'));
}

const firstScreens = [
  { ...home, below: 'main > div ~ div > [data-fragment] > section' },
  { ...movies, below: '#results ~ [aria-busy] > ul > li:last-child' },
  { ...people, below: 'main div[aria-busy] li:last-child' },
  { ...title, below: 'nav[aria-label^="About"]' },
  { ...person, below: 'nav[aria-label^="About"]' },
];

for (const { name, address, below } of firstScreens) {
  test(`${name} paints its first screen before what is below it and the footer`, async ({ page }) => {
    await blockScripts(page);
    await recordAppearances(page, ['main h1', below, 'main ~ footer p']);
    await page.goto(address, { waitUntil: 'load' });
    await painted(page);
    expect(await appearancesIn(page)).toEqual({
      'main h1': { first: true, newest: true },
      [below]: { first: false, newest: true },
      'main ~ footer p': { first: false, newest: true },
    });
  });
}

test('what a navigation shows stands at once', async ({ page }) => {
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
