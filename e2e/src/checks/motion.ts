import type { Page } from '@playwright/test';

/** Return the beginning of each element that is animated, slides, or scrolls smoothly. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const longest = (times: string): number => Math.max(...times.split(',').map(parseFloat));
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
        const slides =
          longest(style.transitionDuration) > 0.01 &&
          /transform|all|translate/.test(style.transitionProperty);
        return isAnimated || slides || style.scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
