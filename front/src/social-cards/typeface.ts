import { readFile } from 'node:fs/promises';
import harfBuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A line of text as outlines. */
export interface Outline {
  /** SVG path data, in font units, y upwards, from the start of the line on its baseline. */
  readonly path: string;
  /** Width in font units. */
  readonly width: number;
}

/** A font that lines of text are set in. */
export interface Typeface {
  readonly unitsPerEm: number;
  /** Set a line as a browser would, marks over their letters; undefined where a letter is not in the font. */
  readonly set: (text: string) => Outline | undefined;
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

/** Open a font of the site, a variable one at `weight` (400 to 700). @throws if the file cannot be read */
export async function openTypeface(file: string, weight?: number): Promise<Typeface> {
  const hb = await harfBuzz;
  const face = hb.createFace(hb.createBlob(await decompress(await readFile(file))), 0);
  const font = hb.createFont(face);
  if (weight !== undefined) font.setVariations({ wght: weight });
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number): string => {
    const path = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, path);
    return path;
  };
  return {
    unitsPerEm: face.upem,
    set(text) {
      const buffer = hb.createBuffer();
      buffer.addText(text.normalize('NFC').replaceAll(CLICK_LETTER, '!'));
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const glyphs = buffer.json();
      buffer.destroy();
      if (glyphs.some(({ g }) => g === 0)) return undefined;
      let width = 0;
      const paths = glyphs.map(({ g, ax, dx, dy }) => {
        const path = shifted(outlineOf(g), width + dx, dy);
        width += ax;
        return path;
      });
      return { path: paths.join(''), width };
    },
  };
}
