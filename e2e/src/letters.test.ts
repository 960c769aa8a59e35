/** The letters of the languages that the site is made for, as the browser draws them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { plain, toned } from '@sinima/ui-kit/letters';
import { expect, test } from './site/site-test.ts';

const faces = ['sinima-headline', 'sinima-text'];
const languages = [...new Set([...Object.keys(toned), ...Object.keys(plain)])];

/** Return every letter and each with each of its marks, in both forms of Unicode, as one name after the other. */
function namesOf(language: string): string {
  const { letters = '', marks = '' } =
    (toned as Record<string, { letters: string; marks: string }>)[language] ?? {};
  const marked = [...letters].flatMap((letter) => [...marks].map((mark) => `a${letter}${mark}b`));
  const all = [...marked, ...((plain as Record<string, string>)[language] ?? '')];
  return [...all, ...all.map((text) => text.normalize('NFC'))].join(' ');
}

interface DrawnText {
  /** How many glyphs the face itself has drawn. */
  readonly own: number;
  /** Other fonts that had to help. */
  readonly others: readonly string[];
}

/** Show texts in a face alone, and return how the browser has drawn each. */
async function drawTexts(page: Page, face: string, texts: readonly string[]): Promise<DrawnText[]> {
  const file = readFileSync(path.join(rootDir, 'ui-kit/src/fonts', `${face}.woff2`)).toString('base64');
  const style = `@font-face{font-family:own;src:url(data:font/woff2;base64,${file});font-display:block}p{font-family:own,serif}`;
  await page.setContent(`<style>${style}</style>${texts.map((text) => `<p>${text}</p>`).join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return {
        own: fonts.find(({ isCustomFont }) => isCustomFont)?.glyphCount ?? 0,
        others: fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
      };
    }),
  );
}

for (const face of faces) {
  test(`${face} draws every letter of every language itself`, async ({ page }) => {
    const drawn = await drawTexts(page, face, languages.map(namesOf));
    for (const [index, { own, others }] of drawn.entries()) {
      expect.soft(own, languages[index]).toBeGreaterThan(10);
      expect.soft(others, languages[index]).toEqual([]);
    }
  });
}

test('a letter that a face does not have is found to be drawn in another font', async ({ page }) => {
  const [drawn] = await drawTexts(page, 'sinima-text', ['a Ж']);
  expect(drawn?.others).not.toEqual([]);
});
