/** How alike two drawings look: their difference hashes, and in how many bits these differ. */
import { Resvg } from '@resvg/resvg-js';

const columns = 9;
const rows = 8;

/** Of 64 bits: so few that differ make two posters alike. */
export const alikeWithin = 6;

/** The difference hash of a poster drawn 36 px wide: whether each of 9 by 8 fields is lighter than the next one in its row. */
export function differenceHash(svg: string): boolean[] {
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: 36 },
    font: { loadSystemFonts: false },
  }).render();
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const field = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sums[field] =
        (sums[field] ?? 0) +
        0.3 * (pixels[at] ?? 0) +
        0.59 * (pixels[at + 1] ?? 0) +
        0.11 * (pixels[at + 2] ?? 0);
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  const means = Array.from(sums, (sum, field) => sum / (counts[field] ?? 1));
  return means.flatMap((mean, field) =>
    field % columns === columns - 1 ? [] : [mean > (means[field + 1] ?? 0)],
  );
}

/** In how many bits two hashes differ, 0 to 64. */
export function distance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, place) => bit !== other[place]).length;
}
