/**
 * Cloths that a page calls urgent are drawn into it: each is smaller than the request for it, and stands in the first paint.
 * React does not compare the addresses of images that it hydrates; a later render replaces what has changed.
 */
import { clothFromUrl } from '@sinima/ui-kit/cloth-url';
import { escapeHtml } from '@sinima/shell/page/escape-html';

/** As React writes them. */
const IMAGE = /<img [^>]*>/g;
const URGENT = ' fetchPriority="high"';
const CLOTH_SOURCE = / src="(\/cloth\/[^"]*)"/;

/** What cannot stand as it is in an address within double quotes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '%': '%25',
  '#': '%23',
  '"': "'",
  '<': '%3C',
  '>': '%3E',
};

/** Return the drawing of a cloth as an address that needs no request; undefined where the address is no cloth's. */
function drawingOf(address: string): string | undefined {
  const cloth = clothFromUrl(address.replaceAll('&amp;', '&'));
  if (!cloth) return undefined;
  const svg = cloth.svg.replace(/[%#"<>]/g, (character) => ESCAPES[character] ?? character);
  return escapeHtml(`data:image/svg+xml,${svg}`);
}

/** Return markup with its urgent cloths drawn into it. */
export function withDrawings(html: string): string {
  return html.replace(IMAGE, (image) => {
    if (!image.includes(URGENT)) return image;
    return image.replace(CLOTH_SOURCE, (given, address: string) => {
      const drawing = drawingOf(address);
      return drawing === undefined ? given : ` src="${drawing}"`;
    });
  });
}

/** Tell whether what React asks for early is drawn into the page. */
export function isDrawn(preload: string): boolean {
  return preload.includes(URGENT) && preload.includes(' href="/cloth/');
}
