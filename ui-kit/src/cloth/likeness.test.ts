/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';

/** Posters drawn; `CLOTH_SAMPLE=11000` for the long run. */
const sampleSize = Number(process.env['CLOTH_SAMPLE'] ?? 1100);
/** Of 64 bits: so few that differ make two posters alike. */
const alikeWithin = 6;
const columns = 9;
const rows = 8;

/** The difference hash of a poster: whether each of 9 by 8 fields is lighter than the next one in its row. */
function differenceHash(svg: string): boolean[] {
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 36 } }).render();
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

it(`makes fewer than 1 in 200 neighbours of one country alike, over ${sampleSize} posters`, () => {
  const posters = sampleTitles(sampleSize).map((title) => ({
    title,
    hash: differenceHash(clothPoster(title)),
  }));
  const neighbours = posters.slice(1).flatMap(({ title, hash }, index) => {
    const before = posters[index];
    if (before?.title.country !== title.country) return [];
    return [hash.filter((bit, place) => bit !== before.hash[place]).length];
  });
  expect(neighbours.length).toBeGreaterThan(sampleSize * 0.9);
  expect(neighbours.filter((distance) => distance <= alikeWithin).length).toBeLessThan(
    neighbours.length / 200,
  );
});
