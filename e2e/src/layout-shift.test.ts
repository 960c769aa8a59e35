/** Nothing moves when fonts, styles or data arrive late: the cumulative layout shift of each page is at most 0.01. */
import type { Page } from '@playwright/test';
import { readingPages, sitePages } from './site-pages.ts';
import { goWithinDocument, hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

test.describe.configure({ mode: 'parallel' });

const limit = 0.01;
/** Pages that are looked at in every run; `npm run test:slow` looks at all. */
const everyTime = ['home', 'movies', 'a title', 'a full cast', 'people', 'theaters'];
const tagOf = (name: string): { tag: string[] } => ({ tag: everyTime.includes(name) ? [] : ['@slow'] });
/** How late fonts and answers of the API come, in milliseconds. */
const lateMs = 700;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

/** Notes each shift, by what moved, from the first paint on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: { value: number; moved: string[] }[] = [];
    (globalThis as unknown as { shifts: typeof notes }).shifts = notes;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'what is gone');
        if (!entry.hadRecentInput) notes.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, and by how much in all. */
async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const notes = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  return {
    sum: notes.reduce((sum, { value }) => sum + value, 0),
    moved: notes.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`)),
  };
}

async function answerLate(page: Page, what: RegExp): Promise<void> {
  await page.route(what, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, lateMs);
    });
    await route.continue();
  });
}

for (const width of [360, 1280]) {
  for (const { name, address } of sitePages) {
    test(`${name} does not move when its fonts are late, at ${width} px`, tagOf(name), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      await answerLate(page, /\.woff2(\?|$)/);
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(200);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(limit);
    });
  }

  for (const { name, address } of readingPages) {
    test(`${name} does not move when its data are late, at ${width} px`, tagOf(name), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      await page.goto('/about');
      await hydrated(page);
      await answerLate(page, /\/api\//);
      await goWithinDocument(page, address);
      const waiting = page.getByRole('main').getByRole('status', { name: /^(Loading|Searching)/ });
      await waiting.first().waitFor();
      // The code of the fragments has its own placeholders, named "Loading" alone; what follows is the data.
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading', exact: true })).toHaveCount(
        0,
      );
      await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts.splice(0));
      await expect(waiting).toHaveCount(0);
      await page.waitForTimeout(200);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(limit);
    });
  }
}

for (const width of [768, 1280]) {
  test(`home does not move when the code of its widgets is late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await noteShifts(page);
    await page.goto('/movies');
    await hydrated(page);
    // The first one asked for, which stands at the top, comes last.
    let asked = 0;
    await page.route(/\/mfe-community\/.*\.js/, async (route) => {
      asked += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(100, 1200 - 100 * asked));
      });
      await route.continue();
    });
    await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts.splice(0));
    await goWithinDocument(page, '/');
    await page.getByRole('heading', { level: 1, name: 'Discover African Cinema' }).waitFor();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await page.waitForTimeout(200);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(limit);
  });
}
