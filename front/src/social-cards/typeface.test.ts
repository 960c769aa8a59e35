/** @jest-environment node */
import { createRequire } from 'node:module';
import path from 'node:path';
import { openFontFile, type Font } from './font.ts';
import { typefaceOf, type Typeface } from './typeface.ts';

const require = createRequire(path.join(import.meta.dirname, 'typeface.test.ts'));
const arabicFile =
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-standard-normal.woff2';
let latin: Font;
let arabic: Font;
let face: Typeface;

beforeAll(async () => {
  const headline = path.resolve(import.meta.dirname, '../../../ui-kit/src/fonts/sinima-headline.woff2');
  latin = (await openFontFile(headline))();
  arabic = (await openFontFile(require.resolve(arabicFile)))({
    axes: { wght: 900 },
    unitsPerEm: latin.unitsPerEm,
  });
  face = typefaceOf(latin, arabic);
});

const glyphsOf = (font: Font, text: string) => font.shape(text, 'rtl')?.map(({ id }) => id);
const set = (line: string, direction: 'ltr' | 'rtl') => face.set(line, direction)?.path ?? '';

describe('a line of letters of two fonts', () => {
  it('line of Arabic letters has them joined', () => {
    const isolated = [...'فيلم'].reverse().flatMap((letter) => glyphsOf(arabic, letter) ?? []);
    expect(isolated.length).toBeGreaterThanOrEqual(4);
    expect(glyphsOf(arabic, 'فيلم')).not.toEqual(isolated);
    expect(new Set(glyphsOf(arabic, 'ععع')).size).toBe(3);
  });

  it('line of Arabic letters and digits has the digits at the left, in their own order', () => {
    expect(glyphsOf(arabic, '1992')).toBeUndefined();
    expect(set('فيلم 1992', 'rtl').startsWith(set('1992', 'ltr'))).toBe(true);
    expect(set('1992', 'rtl')).toBe(set('1992', 'ltr'));
    expect(set('1992', 'ltr')).not.toBe(set('2991', 'ltr'));
  });

  it('line from left to right has the Arabic letters of a Latin line at the right', () => {
    expect(set('Lamb فيلم', 'ltr').startsWith(set('Lamb', 'ltr'))).toBe(true);
  });

  it('line from right to left opens its brackets at the right', () => {
    expect(set('(فيلم)', 'rtl').startsWith(set('(', 'ltr'))).toBe(true);
  });

  it('line is as wide as its parts', () => {
    const widths = ['فيلم', ' ', '1992'].map((part) => face.set(part, 'rtl')?.width ?? Number.NaN);
    expect(face.set('فيلم 1992', 'rtl')?.width).toBeCloseTo(widths.reduce((sum, each) => sum + each));
  });

  it('line with a letter that no font has is not set', () => {
    expect(face.set('فيلم ብ', 'rtl')).toBeUndefined();
    expect(face.set('Lamb ብ', 'ltr')).toBeUndefined();
  });
});
