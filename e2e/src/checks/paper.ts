/** A page on paper. */
import type { Page } from '@playwright/test';

/** Width of the paper in CSS pixels. */
export const PAPER_WIDTH = 700;

/** Show the open page as it is printed. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
}

/** Return every visible text that is not black, and every background that is not the paper's. */
export function inks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const transparent = 'rgba(0, 0, 0, 0)';
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!element.checkVisibility()) continue;
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText && color !== 'rgb(0, 0, 0)') found.add(`${color}: ${element.outerHTML}`);
      if (backgroundColor !== transparent) found.add(`on ${backgroundColor}: ${element.outerHTML}`);
      if (backgroundImage !== 'none') found.add(`on an image: ${element.outerHTML}`);
    }
    return [...found];
  });
}
