import type { Direction, Font, Glyph } from './font.ts';
import { visualRuns, type Run } from './visual-runs.ts';

/** A line of text as outlines. */
export interface Outline {
  /** SVG path data, in font units, y upwards, from the left end of the line on its baseline. */
  readonly path: string;
  /** Width in font units. */
  readonly width: number;
}

/** A face that lines of text are set in. */
export interface Typeface {
  readonly unitsPerEm: number;
  /** Set a line as a browser would in a text of that direction; undefined where the face lacks a letter. */
  readonly set: (line: string, direction: Direction) => Outline | undefined;
}

/** Glyphs of one font. */
interface Piece {
  readonly font: Font;
  readonly glyphs: readonly Glyph[];
}

/** The click that looks just like an exclamation mark, and that the site's fonts do not have. */
const CLICK_LETTER = '\u01c3';

/** Move a glyph's path (absolute pairs of x and y) to the right and up, in font units. */
function shifted(path: string, right: number, up: number): string {
  return path.replaceAll(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_pair, x: string, y: string) => `${Number(x) + right} ${Number(y) + up}`,
  );
}

/** Part a run where the font changes: each letter with its marks is in the first font that has them. */
function byFont(
  { text, direction }: Run,
  fonts: readonly Font[],
): { font: Font; text: string }[] | undefined {
  const parts: { font: Font; text: string }[] = [];
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|^\p{M}+/gu)) {
    const font = fonts.find((each) => each.shape(letter, direction));
    if (!font) return undefined;
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return direction === 'rtl' ? parts.reverse() : parts;
}

/** Shape a run, in one font where one has it all, from left to right. */
function shaped(run: Run, fonts: readonly Font[]): Piece[] | undefined {
  for (const font of fonts) {
    const glyphs = font.shape(run.text, run.direction);
    if (glyphs) return [{ font, glyphs }];
  }
  return byFont(run, fonts)?.flatMap(({ font, text }) => {
    const glyphs = font.shape(text, run.direction);
    return glyphs ? [{ font, glyphs }] : [];
  });
}

/** Return a face of two fonts: either sets the letters that the other one lacks. */
export function typefaceOf(latin: Font, arabic: Font): Typeface {
  return {
    unitsPerEm: latin.unitsPerEm,
    set(line, direction) {
      let width = 0;
      const paths: string[] = [];
      for (const run of visualRuns(line.normalize('NFC').replaceAll(CLICK_LETTER, '!'), direction)) {
        const pieces = shaped(run, run.direction === 'rtl' ? [arabic, latin] : [latin, arabic]);
        if (!pieces) return undefined;
        for (const { font, glyphs } of pieces) {
          for (const { id, advance, right, up } of glyphs) {
            paths.push(shifted(font.outlineOf(id), width + right, up));
            width += advance;
          }
        }
      }
      return { path: paths.join(''), width };
    },
  };
}
