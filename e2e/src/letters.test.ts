/** The letters of the languages that the site is made for, as the browser draws them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { plain, toned } from '@sinima/ui-kit/letters';
import { expect, test } from './site/site-test.ts';

const faces = ['sinima-headline', 'sinima-text', 'sinima-text-bold'];

/** Every letter and each with each of its marks, in both forms of Unicode, as one name after the other. */
function namesOf(language: string): string {
  const { letters = '', marks = '' } =
    (toned as Record<string, { letters: string; marks: string }>)[language] ?? {};
  const marked = [...letters].flatMap((letter) => [...marks].map((mark) => `a${letter}${mark}b`));
  const all = [...marked, ...((plain as Record<string, string>)[language] ?? '')];
  return [...all, ...all.map((text) => text.normalize('NFC'))].join(' ');
}

/** Shows a text in a face alone, and tells in what fonts the browser has drawn its glyphs. */
async function fontsOf(page: Page, face: string, text: string): Promise<{ own: number; others: string[] }> {
  const file = readFileSync(path.join(rootDir, 'ui-kit/src/fonts', `${face}.woff2`)).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:own;src:url(data:font/woff2;base64,${file});font-display:block}p{font-family:own,serif}</style><p>${text}</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return {
    own: fonts.find(({ isCustomFont }) => isCustomFont)?.glyphCount ?? 0,
    others: fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
  };
}

for (const language of new Set([...Object.keys(toned), ...Object.keys(plain)])) {
  test(`no letter of ${language} is drawn in another font than the site's`, async ({ page }) => {
    for (const face of faces) {
      const names = namesOf(language);
      const { own, others } = await fontsOf(page, face, names);
      expect(own, face).toBeGreaterThan(10);
      expect(others, face).toEqual([]);
    }
  });
}

test('a letter that the site does not have is seen to be drawn in another font', async ({ page }) => {
  const { others } = await fontsOf(page, 'sinima-text', 'a Ж');
  expect(others).not.toEqual([]);
});
