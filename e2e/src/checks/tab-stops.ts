import type { Page } from '@playwright/test';

interface TabStop {
  /** The element's place among all of the page. */
  readonly place: number;
  /** The beginning of its HTML. */
  readonly html: string;
  readonly hasVisibleFocus: boolean;
}

/** Describe the element that has the focus; undefined when none has. */
function focusedStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    // The ring is drawn around the control, or around the card over which its link is stretched.
    const card = element.closest('article, li');
    const candidates = [element, ...(card === null ? [] : [card, ...card.querySelectorAll(':focus-within')])];
    const hasRing = candidates.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { width, height } = element.getBoundingClientRect();
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      html: element.outerHTML.slice(0, 120),
      hasVisibleFocus: hasRing && width > 0 && height > 0,
    };
  });
}

/** Press Tab up to `presses` times and return each stop once. */
export async function tabStops(page: Page, presses: number): Promise<TabStop[]> {
  const stops = new Map<number, TabStop>();
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === undefined) break;
    if (stops.get(stop.place)?.hasVisibleFocus !== false) stops.set(stop.place, stop);
  }
  return [...stops.values()];
}
