/** Text can be twice as large: all of it is read, and nothing has to be scrolled to the side (WCAG 1.4.4). */
import type { Page } from '@playwright/test';
import { sitePages } from './site-pages.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

/** Texts of which a part cannot be seen, each with what cuts it off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const isShortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const found: string[] = [];

    const cutterOf = (text: DOMRect, from: Element): string | null => {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        // What is for screen readers alone, and what is shortened on purpose.
        if (style.clipPath !== 'none' || isShortened(style) || element.ariaHidden === 'true') return null;
        const box = element.getBoundingClientRect();
        const isPastSide = text.left < box.left - slack || text.right > box.right + slack;
        const isPastEnd = text.top < box.top - slack || text.bottom > box.bottom + slack;
        if ((isPastSide && cuts(style.overflowX)) || (isPastEnd && cuts(style.overflowY))) {
          return `<${element.tagName.toLowerCase()} class="${element.className}">`;
        }
        if (scrolls(style.overflowX) && isPastSide) return null;
      }
      return text.left < -slack || text.right > document.documentElement.clientWidth + slack
        ? 'the page'
        : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('select, script'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cutter = [...range.getClientRects()].map((rect) => cutterOf(rect, parent)).find(Boolean);
      if (cutter) found.push(`“${node.textContent.trim()}” is cut by ${cutter}`);
    }
    return found;
  });

// The size that a visitor sets in the browser, twice what it is by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** Pages that are tried in every run; `npm run test:slow` tries all. */
const everyTime = ['home', 'a title', 'a person', 'theaters'];

for (const { name, address } of sitePages) {
  const tag = everyTime.includes(name) ? [] : ['@slow'];
  test(`${name} is read with text of twice the size`, { tag }, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, `${width} px wide`).toBeLessThanOrEqual(width);
      expect.soft(await cutTexts(page), `${width} px wide`).toEqual([]);
    }
  });
}

test('a text that is cut off would be found', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    heading.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
  });
  expect(await cutTexts(page)).toHaveLength(1);
});
