/** Text of twice the size (WCAG 1.4.4). */
import type { Page } from '@playwright/test';

/** Set the size of text that a visitor chooses in the browser's settings, in pixels; it is 16 by default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Return each text that is partly hidden, with the element that cuts it off. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const isShortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const found: string[] = [];

    const cutterOf = (text: DOMRect, from: Element): string | null => {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        // Texts for screen readers alone, and texts that are shortened on purpose.
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
}
