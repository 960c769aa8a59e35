/**
 * A widget's row of cloths as one request in place of one for each. React does not compare the addresses of images that it
 * hydrates; a later render replaces what has changed.
 */
import { MAX_SHEET_CLOTHS, sheetKind, sheetPaths } from '@sinima/ui-kit/cloth-sheet';
import { escapeHtml } from '@sinima/shell/page/escape-html';

/** Fewer are not worth a sheet, whose cloths no other page has in its cache. */
const LEAST = 3;

/** As React writes the cloths that are fetched when they come near. */
const LATE_CLOTH = /(<img [^>]*?src=")(\/cloth\/[^"]+)("[^>]*? loading="lazy")/g;

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_part, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Return markup whose rows of posters, and of portraits, are in sheets. */
export function withSheets(html: string): string {
  const cloths = [...html.matchAll(LATE_CLOTH)].map(([, , address = '']) => address.replaceAll('&amp;', '&'));
  const inSheets = new Map<string, string>();
  for (const kind of new Set(cloths.map(sheetKind))) {
    const ofKind = [...new Set(cloths)].filter((address) => sheetKind(address) === kind);
    if (kind === undefined || ofKind.length < LEAST) continue;
    for (const sheet of inParts(ofKind, MAX_SHEET_CLOTHS)) {
      const paths = sheetPaths(sheet);
      for (const [index, address] of sheet.entries()) inSheets.set(address, paths[index]!);
    }
  }
  return html.replace(LATE_CLOTH, (whole, before: string, address: string, after: string) => {
    const inSheet = inSheets.get(address.replaceAll('&amp;', '&'));
    return inSheet === undefined ? whole : before + escapeHtml(inSheet) + after;
  });
}
