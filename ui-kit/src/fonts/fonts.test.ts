/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import harfBuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { plain, toned } from './letters.ts';

/** The headline face, and the ends of the text face's axis of weight. */
const faces = [
  { file: 'sinima-headline.woff2', weight: undefined },
  { file: 'sinima-text.woff2', weight: 400 },
  { file: 'sinima-text.woff2', weight: 700 },
];

const bytesOf = (name: string) => readFileSync(path.join(__dirname, name));

/** What a glyph inks, in font units from the start of the text; `glyph` 0 is one that the font does not have. */
interface Ink {
  glyph: number;
  /** Where in the text the letter begins that it belongs to. */
  letter: number;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

interface Shaper {
  unitsPerEm: number;
  inkOf(text: string): Ink[];
}

/** Shapes texts as a browser does. */
async function shaperOf(file: string, weight: number | undefined): Promise<Shaper> {
  const hb = await harfBuzz;
  const face = hb.createFace(hb.createBlob(await decompress(bytesOf(file))), 0);
  const font = hb.createFont(face);
  if (weight !== undefined) font.setVariations({ wght: weight });
  return {
    unitsPerEm: face.upem,
    inkOf(text) {
      const buffer = hb.createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      let x = 0;
      const inks = buffer.json().map(({ g, cl, ax, dx, dy }) => {
        const { xBearing, yBearing, width, height } = font.glyphExtents(g) ?? {
          xBearing: 0,
          yBearing: 0,
          width: 0,
          height: 0,
        };
        const left = x + dx + xBearing;
        const top = dy + yBearing;
        x += ax;
        return { glyph: g, letter: cl, left, right: left + width, top, bottom: top + height };
      });
      buffer.destroy();
      return inks;
    },
  };
}

/** Whether each mark stands in the middle of its letter, clear of it and of the marks before, above or below. */
function sitsWell([base, ...marks]: Ink[], unitsPerEm: number): boolean {
  if (!base || base.glyph === 0) return false;
  return marks.every(({ glyph, left, right, bottom, top }, index) => {
    const inner = [base, ...marks.slice(0, index)];
    const aside = Math.abs((left + right) / 2 - (base.left + base.right) / 2);
    const above = inner.every((ink) => bottom > ink.top - unitsPerEm * 0.02);
    const below = inner.every((ink) => top < ink.bottom + unitsPerEm * 0.02);
    return glyph !== 0 && aside < unitsPerEm * 0.11 && (above || below);
  });
}

/** Letters as a name has them about another: low and round, high and upright, deep. */
const neighbours = [
  ['a', 'b'],
  ['H', 'T'],
  ['k', 'l'],
  ['ŋ', 'y'],
] as const;

/** Every letter of a language with every mark that it bears. */
const combinations = Object.entries(toned).map(
  ([language, { letters, marks }]) =>
    [language, [...letters].flatMap((letter) => [...marks].map((mark) => letter + mark))] as const,
);

describe.each(faces)('$file at weight $weight', ({ file, weight }) => {
  let shaper: Shaper;
  beforeAll(async () => {
    shaper = await shaperOf(file, weight);
  });

  it.each(Object.entries(plain))('has the letters of %s', (_language, letters) => {
    expect([...letters].filter((letter) => shaper.inkOf(letter).some(({ glyph }) => glyph === 0))).toEqual(
      [],
    );
  });

  it.each(combinations)(
    'sets each tone mark of %s over its own letter, alone and within a name, in either form of Unicode',
    (_language, combined) => {
      const written = combined.flatMap((text) => [text.normalize('NFC'), text.normalize('NFD')]);
      expect(written.length).toBeGreaterThan(50);
      expect(written.filter((text) => !sitsWell(shaper.inkOf(text), shaper.unitsPerEm))).toEqual([]);
      const named = written.flatMap((text) => neighbours.map(([before, after]) => [before, text, after]));
      const misplaced = named.filter(([before = '', text = '', after = '']) => {
        const inks = shaper.inkOf(before + text + after);
        const own = inks.filter(
          ({ letter }) => letter >= before.length && letter < before.length + text.length,
        );
        return inks.some(({ glyph }) => glyph === 0) || !sitsWell(own, shaper.unitsPerEm);
      });
      expect(misplaced.map((parts) => parts.join(''))).toEqual([]);
    },
  );

  it('sets a tone of Ewe over the tilde of a nasal vowel', () => {
    const nasal = [...'aeɛioɔuAEƐIOƆU'].flatMap((letter) =>
      ['\u0300', '\u0301', '\u030c'].map((tone) => `${letter}\u0303${tone}`),
    );
    const written = nasal.flatMap((text) => [text.normalize('NFC'), text]);
    expect(written.filter((text) => !sitsWell(shaper.inkOf(text), shaper.unitsPerEm))).toEqual([]);
  });

  it('takes a mark for misplaced that stands over the neighbour', () => {
    const [base, mark] = shaper.inkOf('ɔ́');
    const moved = { ...(mark as Ink), left: (mark as Ink).right, right: 2 * (mark as Ink).right };
    expect(sitsWell([base as Ink, mark as Ink], shaper.unitsPerEm)).toBe(true);
    expect(sitsWell([base as Ink, moved], shaper.unitsPerEm)).toBe(false);
  });
});

describe.each([
  { file: 'sinima-headline-common.woff2', weight: undefined },
  { file: 'sinima-text-common.woff2', weight: 400 },
  { file: 'sinima-text-common.woff2', weight: 700 },
])('$file at weight $weight, which pages fetch first', ({ file, weight }) => {
  it('sets the high and low tones of Yoruba over their letters', async () => {
    const { inkOf, unitsPerEm } = await shaperOf(file, weight);
    const written = [...'aeẹioọuAEẸIOỌU'].flatMap((letter) =>
      ['\u0300', '\u0301'].flatMap((tone) => [letter + tone, (letter + tone).normalize('NFC')]),
    );
    expect(written.filter((text) => !sitsWell(inkOf(text), unitsPerEm))).toEqual([]);
  });
});

it('costs a first visit less than 22 KB', () => {
  const bytes = ['sinima-headline-common.woff2', 'sinima-text-common.woff2'].map(
    (file) => bytesOf(file).length,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(22 * 1024);
});

it('the narrow stand-ins of the headline face are for Latin letters alone: Arabic at their widths is tiny', () => {
  const css = bytesOf('fonts.css').toString('utf8');
  const standIns = css.match(/@font-face \{\s*font-family: 'Sinima Headline Fallback[^}]*\}/g) ?? [];
  expect(standIns).toHaveLength(3);
  for (const face of standIns) {
    const [, range = ''] = /unicode-range: ([^;]+);/.exec(face) ?? [];
    const ends = range.split(', ').map((part) =>
      part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    );
    expect(ends.some(([from = 0, to = 0]) => from <= 'ا'.codePointAt(0)! && 'ا'.codePointAt(0)! <= to)).toBe(
      false,
    );
    expect(range).not.toBe('');
  }
});
