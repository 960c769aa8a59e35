import type { Page } from '@playwright/test';
import { painted } from '@sinima/testing/readiness';

/** Scroll through the page as far as it goes: the code of widgets comes with the visitor. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await painted(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
