import { readFile } from 'node:fs/promises';
import harfBuzz, { type Face, type HarfBuzz } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** The direction in which letters follow each other. */
export type Direction = 'ltr' | 'rtl';

/** A glyph of a run, in font units. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** A font that runs of text are shaped with. */
export interface Font {
  readonly unitsPerEm: number;
  /**
   * Shape a run as a browser would, marks over their letters and letters joined.
   *
   * @returns its glyphs from left to right; undefined where a letter is not in the font
   */
  readonly shape: (run: string, direction: Direction) => readonly Glyph[] | undefined;
  /** Return a glyph as SVG path data, in font units, y upwards, all commands absolute. */
  readonly outlineOf: (glyph: number) => string;
}

interface FontOptions {
  /** Values for the axes of a variable font, such as `wght`. */
  readonly axes?: Readonly<Record<string, number>>;
  /** Units that an em has instead of the font's own. */
  readonly unitsPerEm?: number;
}

/**
 * Open a WOFF2 file.
 *
 * @returns makes a font of it
 * @throws if the file cannot be read
 */
export async function openFontFile(file: string): Promise<(options?: FontOptions) => Font> {
  const hb = await harfBuzz;
  const face = hb.createFace(hb.createBlob(await decompress(await readFile(file))), 0);
  return (options) => fontOf(hb, face, options);
}

function fontOf(hb: HarfBuzz, face: Face, { axes, unitsPerEm }: FontOptions = {}): Font {
  const font = hb.createFont(face);
  if (axes) font.setVariations(axes);
  if (unitsPerEm !== undefined) font.setScale(unitsPerEm, unitsPerEm);
  const outlines = new Map<number, string>();
  return {
    unitsPerEm: unitsPerEm ?? face.upem,
    shape(run, direction) {
      const buffer = hb.createBuffer();
      buffer.addText(run);
      buffer.setDirection(direction);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const glyphs = buffer.json();
      buffer.destroy();
      if (glyphs.some(({ g }) => g === 0)) return undefined;
      return glyphs.map(({ g, ax, dx, dy }) => ({ id: g, advance: ax, right: dx, up: dy }));
    },
    outlineOf(glyph) {
      const path = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, path);
      return path;
    },
  };
}
