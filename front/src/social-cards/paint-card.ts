/** From a subject to a PNG. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import pMemoize from 'p-memoize';
import type { CardSubject } from './card-subject.ts';
import { drawCard, type CardFaces } from './draw-card.ts';
import { openTypeface } from './typeface.ts';

/** A card as it is sent. */
export interface Card {
  readonly png: Buffer;
  readonly etag: string;
}

export type CardPainter = (subject: CardSubject) => Promise<Card>;

async function openFaces(fonts: readonly string[]): Promise<CardFaces> {
  const open = (name: string, weight?: number) => {
    const file = fonts.find((font) => path.basename(font).startsWith(`${name}.`));
    if (file === undefined) throw new Error(`The host's build has no font ${name}; build the shell again.`);
    return openTypeface(file, weight);
  };
  const [headline, text] = await Promise.all([open('sinima-headline'), open('sinima-text', 700)]);
  return { headline, text };
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
