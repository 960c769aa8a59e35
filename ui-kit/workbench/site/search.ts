/** Finds pieces by what people call them. */
import type { PieceEntry } from './site-shapes.ts';

/** Lower case without marks, so that "etat" finds "État". */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well one word of a query fits a piece; 0 where it does not. */
function fit({ name, group, about, words }: PieceEntry, word: string): number {
  const title = folded(name);
  if (title.startsWith(word)) return 8;
  if (title.split(/\W+/).some((part) => part.startsWith(word))) return 6;
  if (title.includes(word)) return 4;
  if (words.some((other) => folded(other).startsWith(word))) return 3;
  if (folded(`${group} ${words.join(' ')}`).includes(word)) return 2;
  return folded(about).includes(word) ? 1 : 0;
}

/**
 * Return the pieces that every word of a query fits, best first: by their names, then by states, props and group, then by
 * what they are for. An empty query finds all, in their order.
 */
export function searchPieces(pieces: readonly PieceEntry[], query: string): PieceEntry[] {
  const asked = folded(query).split(/\s+/).filter(Boolean);
  return pieces
    .map((piece) => ({ piece, fits: asked.map((word) => fit(piece, word)) }))
    .filter(({ fits }) => fits.every((one) => one > 0))
    .map(({ piece, fits }) => ({ piece, sum: fits.reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .map(({ piece }) => piece);
}
