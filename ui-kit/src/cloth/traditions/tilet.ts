/** Inspired by tilet, the bright woven borders of the white cotton of the Ethiopian and Eritrean highlands. */
import { between, pick, pickSome } from '../seeded-random.ts';
import { box, define, filled, letter, short, use, woven } from '../shapes.ts';
import type { Field, Layout, Tradition } from '../tradition.ts';

const motifs = [
  '....#/...#./..#.#/.#.#./#.#.#',
  '....#/...##/..##./.##../##...',
  '#...#/.#.#./..#../.#.#./#...#',
  '##..#/##.../..##./..##./#...#',
  '....#/..#.#/.##.#/#.##./###.#',
  '#.#.#/...../#.#.#/...../#.#.#',
  '..#../.##../###../.##.#/..###',
  '#####/.###./..#../.#.#./#...#',
  '...##/..##./.##.#/##.##/.####',
].map(woven);

const threads = 9;

/** Fine threads in the cotton. */
function cotton({ width, height, dyes }: Field): string {
  const [, ground, , , third] = dyes;
  return (
    filled(ground, box(0, 0, width, height)) +
    `<path stroke="${third}" stroke-opacity=".28" stroke-width="1" d="${Array.from({ length: 30 }, (_unused, index) => `M${index * (width / 30) + 2} 0V${short(height)}`).join('')}"/>`
  );
}

/** Bands of tilet, upright or across, with thin stripes at their sides. */
function borders(upright: boolean): Layout {
  return (field, all) => {
    const { width, height, random, dyes } = field;
    const [hem, ground, ink, second, third] = dyes;
    const [across, along] = upright ? [width, height] : [height, width];
    const count = between(random, 1, 3);
    const band = (across / count) * (0.4 + random() * 0.35);
    const chosen = pickSome(random, all, 3);
    const paint = pickSome(random, [ink, second, third, hem], 4);
    const parts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const at = ((index + 0.5) * across) / count - band / 2;
      const lay = (from: number, wide: number) =>
        upright ? box(from, 0, wide, height) : box(0, from, width, wide);
      parts.push(filled(paint[0] as string, lay(at, band)));
      parts.push(
        filled(paint[1] as string, lay(at - 7, 4) + lay(at + band + 3, 4)),
        filled(paint[2] as string, lay(at - 14, 3) + lay(at + band + 11, 3)),
      );
      const lanes = pick(random, [1, 1, 2, 3]);
      const size = band / lanes;
      const unit = size / (threads + 1);
      for (let lane = 0; lane < lanes; lane += 1) {
        const copies = Array.from({ length: Math.ceil(along / size) + 1 }, (_unused, step) => {
          const [x, y] = upright ? [at + lane * size, step * size] : [step * size, at + lane * size];
          return use(letter((step + lane) % chosen.length), x / unit + 0.5, y / unit + 0.5);
        });
        parts.push(`<g transform="scale(${short(unit, 3)})">${copies.join('')}</g>`);
      }
    }
    return (
      cotton(field) +
      define(chosen, [`fill="${ground}"`, `fill="${paint[1]}"`, `fill="${paint[2]}"`]) +
      parts.join('')
    );
  };
}

/** One figure grown over the whole cloth, out of threads. */
const grown: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, , ink, second, third] = dyes;
  const unit = width / (threads + between(random, 0, 4));
  const left = (width - threads * unit) / 2;
  const rows = Math.ceil(height / (unit * (threads + 1)));
  const inner = pick(random, all);
  const places = Array.from({ length: rows }, (_unused, row) =>
    use('a', left / unit, row * (threads + 1) + 0.6),
  );
  const edge = between(random, 6, 14);
  return (
    cotton(field) +
    define([pick(random, all)]) +
    `<g transform="scale(${short(unit, 3)})" fill="${ink}" stroke="${hem}" stroke-width=".1">${places.join('')}</g>` +
    `<path transform="translate(${short(width / 2 - unit * 2.25)} ${short(unit * 2.85)})scale(${short(unit / 2, 3)})" fill="${second}" d="${inner}"/>` +
    filled(second, box(0, 0, edge, height) + box(width - edge, 0, edge, height)) +
    filled(third, box(edge, 0, 3, height) + box(width - edge - 3, 0, 3, height))
  );
};

export const tilet: Tradition = {
  motifs,
  layouts: [borders(true), borders(false), grown],
  dyes: [
    ['#0f1f17', '#14532d', '#fff3c4', '#f2b134', '#c4402d'],
    ['#260a12', '#7d1d2f', '#fbe7b5', '#f2b134', '#2f8f5a'],
    ['#101638', '#1d2f7a', '#f6efdc', '#f2b134', '#d1492f'],
    ['#2a0d10', '#f7f2e4', '#8b1e2d', '#1f7a4a', '#e3a32b'],
    ['#121c40', '#f4ecd8', '#1d3f7a', '#c4512d', '#e0a32e'],
    ['#12251a', '#f8f3e6', '#1f6b45', '#c9352b', '#ecb238'],
    ['#1f1030', '#faf4e8', '#5a2a80', '#d9482f', '#e5a62f'],
    ['#1a1512', '#f3ead6', '#2a211c', '#b8452a', '#c99a3a'],
  ],
};
