import type { Page } from '@playwright/test';

/** Return how many CSS pixels of the page lie beyond the right edge of the screen. */
export function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
