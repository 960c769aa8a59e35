/** Pages in the faces of devices, as on a first visit over a poor network: no word of a name breaks. */
import { movies } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

const FALLBACKS = [
  'Sinima Headline Fallback',
  'Sinima Headline Fallback Roboto',
  'Sinima Headline Fallback DejaVu',
];

/** Runs in the page. @returns the words of names that take more than one line */
function brokenWords(): string[] {
  const names = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
    (each) => each.firstElementChild ?? each,
  );
  return names.flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    return [...firstChild.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

for (const face of FALLBACKS) {
  test(`no word of a name breaks in "${face}", where the device has it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(movies.address);
    const isThere = await page.evaluate(
      (family) =>
        document.fonts.load(`800 16px "${family}"`).then(
          ({ length }) => length > 0,
          () => false,
        ),
      face,
    );
    test.skip(!isThere, 'This machine has no such face.');
    await page.evaluate(
      (family) => document.documentElement.style.setProperty('--font-headline', `'${family}'`),
      face,
    );
    expect(await page.locator('main h3').count()).toBeGreaterThan(10);
    expect(await page.evaluate(brokenWords)).toEqual([]);
  });
}
