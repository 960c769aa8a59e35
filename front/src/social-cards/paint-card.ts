/** From a subject to a PNG. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import pMemoize from 'p-memoize';
import type { CardSubject } from './card-subject.ts';
import { drawCard, type CardFaces } from './draw-card.ts';
import { openFontFile } from './font.ts';
import { typefaceOf, type Typeface } from './typeface.ts';

/** A card as it is sent. */
export interface Card {
  readonly png: Buffer;
  readonly etag: string;
}

export type CardPainter = (subject: CardSubject) => Promise<Card>;

// From where this file runs, which in a bundle is not where its source lies.
const require = createRequire(path.join(import.meta.dirname, 'paint-card.js'));

type FontFile = Awaited<ReturnType<typeof openFontFile>>;

/** How two fonts make a face: one of the site, and the Arabic one at its weight. */
interface FacePair {
  readonly axes?: Readonly<Record<string, number>>;
  readonly arabicAxes: Readonly<Record<string, number>>;
  /** How large Arabic letters are set, such that they look as large as the Latin ones beside them. */
  readonly arabicSize: number;
}

const HEADLINE: FacePair = {
  arabicAxes: { wght: 900, wdth: 62.5 },
  arabicSize: 1.3,
};
const TEXT: FacePair = {
  axes: { wght: 700 },
  arabicAxes: { wght: 700, wdth: 100 },
  arabicSize: 1.1,
};

function faceOf(latin: FontFile, arabic: FontFile, { axes, arabicAxes, arabicSize }: FacePair): Typeface {
  const font = latin(axes && { axes });
  const unitsPerEm = Math.round(font.unitsPerEm * arabicSize);
  return typefaceOf(font, arabic({ axes: arabicAxes, unitsPerEm }));
}

/**
 * Open the faces.
 *
 * @param fonts absolute paths of the host's WOFF2 files
 */
export async function openFaces(fonts: readonly string[]): Promise<CardFaces> {
  const open = (name: string): Promise<FontFile> => {
    const file = fonts.find((font) => path.basename(font).startsWith(`${name}.`));
    if (file === undefined) throw new Error(`The host's build has no font ${name}; build the shell again.`);
    return openFontFile(file);
  };
  // One after the other: the unpacker of WOFF2 gives each file in the same memory.
  const headline = await open('sinima-headline');
  const text = await open('sinima-text');
  // Pages leave Arabic letters to each system's fonts, so no release has one for browsers.
  const arabic = await openFontFile(
    require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-standard-normal.woff2'),
  );
  return { headline: faceOf(headline, arabic, HEADLINE), text: faceOf(text, arabic, TEXT) };
}

/**
 * Return a painter with the site's fonts, which are opened for the first card. Painting is done beside the event loop;
 * setting the letters and packing the PNG take some 20 ms on it.
 *
 * @param fonts absolute paths of the host's WOFF2 files
 */
export function cardPainter(fonts: readonly string[]): CardPainter {
  const faces = pMemoize(() => openFaces(fonts));
  return async (subject) => {
    const svg = drawCard(subject, await faces());
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return {
      png: image.asPng(),
      etag: `"${createHash('sha256').update(svg).digest('base64url')}"`,
    };
  };
}
