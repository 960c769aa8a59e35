/** Layout shifts of a page, as the browser notes them. */
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

interface ShiftGlobals {
  takeShifts: () => { value: number; moved: string[] }[];
}

/** Record every shift from the first paint on. Call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'what is gone');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (globalThis as unknown as ShiftGlobals).takeShifts = () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };
  });
}

/** Return the sum of all shifts since the last call, and the elements that moved. */
export async function takeLayoutShifts(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as ShiftGlobals).takeShifts());
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`))
      .join('\n'),
  };
}
