import { motifs } from './motifs.ts';
import { traditionOf } from './traditions.ts';

export type ClothKind = 'poster' | 'portrait' | 'band';

interface ClothDrawing {
  readonly kind: ClothKind;
  /** The same seed gives the same drawing. */
  readonly seed: string;
  readonly country: string | null;
  /** e.g. 1990; 0 where it is not known. */
  readonly decade: number;
}

/** Cells across and down, by kind. */
const grids = { poster: [4, 5, 6], portrait: [5, 6], band: [20, 24] } as const;
const proportions = { poster: 1.5, portrait: 1, band: 0.15 } as const;
const cell = 24;

/** A small generator of numbers in [0, 1), the same for the same text (FNV-1a seeds a xorshift). */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** How the motifs are set in the field: which of them stands in a cell. */
const settings: readonly ((column: number, row: number, count: number) => number)[] = [
  (column, row, count) => (column + row) % count,
  (_column, row, count) => row % count,
  (column, _row, count) => column % count,
  (column, row, count) => (Math.abs(column - 2) + Math.abs(row - 3)) % count,
  (column, row, count) => (column * row) % count,
  (column, row, count) => ((column >> 1) + (row >> 1)) % count,
];

/**
 * Draws a cloth: a field of motifs in the tradition of its country, in dyes that lighten with the decades.
 *
 * @returns an SVG document of some 1 to 3 KB, with no text in it
 */
export function drawCloth({ kind, seed, country, decade }: ClothDrawing): string {
  const tradition = traditionOf(country);
  const random = randomOf(`${seed} ${decade}`);
  const [ground, line, second] = pick(random, tradition.dyes);
  const columns = pick(random, grids[kind]);
  const rows = Math.max(2, Math.round(columns * proportions[kind]));
  const count = 2 + Math.floor(random() * 3);
  const chosen = Array.from({ length: count }, () => pick(random, tradition.motifs));
  const setting = pick(random, settings);
  const weight = (1.4 + random() * 1.4).toFixed(1);
  const accent = Math.floor(random() * count);

  const symbols = chosen.map(
    (motif, index) =>
      `<path id="m${index}" d="${motifs[motif]}"${index === accent ? ` stroke="${second}"` : ''}/>`,
  );
  const uses: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      uses.push(`<use href="#m${setting(column, row, count)}" x="${column * cell}" y="${row * cell}"/>`);
    }
  }
  const width = columns * cell;
  const height = rows * cell;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${symbols.join('')}</defs><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke="${line}" stroke-width="${weight}" stroke-linecap="round">${uses.join('')}</g></svg>`
  );
}
