/** Inspired by tibeb, the patterns woven into the borders of the white cotton of the Ethiopian and Eritrean highlands. */
import { between, pick, pickSome } from '@sinima/seeded-random';
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

/** Bands of tibeb, upright or across, with thin stripes at their sides. */
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

/** A figure grown out of threads over the whole cloth, once in its breadth or twice. */
const grown: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, , ink, second, third] = dyes;
  const abreast = pick(random, [1, 1, 2]);
  const edge = between(random, 6, 14);
  const stride = (width - 2 * edge) / abreast;
  const unit = stride / (threads + between(random, 1, 4));
  const tall = unit * (threads + pick(random, [0, 1, 3]));
  const first = pick(random, [0, 0.25, 0.5]) * tall;
  const outer = pick(random, all);
  const inner = pick(random, all);
  const places: string[] = [];
  for (let y = -first; y < height; y += tall) {
    for (let column = 0; column < abreast; column += 1) {
      places.push(use('c', edge + (column + 0.5) * stride, y + tall / 2));
    }
  }
  return (
    cotton(field) +
    `<defs><g id="c"><path transform="scale(${short(unit, 3)})translate(-4.5 -4.5)" fill="${ink}" stroke="${hem}" stroke-width=".1" d="${outer}"/>` +
    `<path transform="scale(${short(unit / 2, 3)})translate(-4.5 -4.5)" fill="${second}" d="${inner}"/></g></defs>` +
    places.join('') +
    filled(second, box(0, 0, edge, height) + box(width - edge, 0, edge, height)) +
    filled(third, box(edge, 0, 3, height) + box(width - edge - 3, 0, 3, height))
  );
};

/** Plain cotton strewn with small figures, and a deep border at its end. */
const ended: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 3);
  const [under, over, line] = pickSome(random, [ink, second, third, hem], 3) as [string, string, string];
  const count = between(random, 2, 5);
  const size = width / count;
  const unit = size / (threads + 1);
  const low = random() < 0.7;
  const from = low ? height - size - between(random, 16, 40) : between(random, 14, 34);
  const places = Array.from({ length: count }, (_unused, index) =>
    use(letter(index % 2), index * (threads + 1) + 0.5, from / unit + 0.5),
  );
  const columns = between(random, 3, 6);
  const stride = width / columns;
  const small = stride / threads / pick(random, [1.6, 2.2, 3]);
  const strewn: string[] = [];
  for (let row = 0; row * stride * 0.8 < height; row += 1) {
    const y = (row + 0.4) * stride * 0.8;
    if (low ? y > from - stride * 0.4 : y < from + size + stride * 0.5) continue;
    for (let column = -1; column < columns; column += 1) {
      strewn.push(use('c', ((column + 0.5 + (row % 2) / 2) * stride) / small - 4.5, y / small - 4.5));
    }
  }
  const stripe = (y: number, thick: number) => box(0, y, width, thick);
  return (
    cotton(field) +
    define(chosen, [`fill="${ground}"`, `fill="${over}"`, `fill="${under}"`]) +
    filled(under, stripe(from, size)) +
    filled(over, stripe(from - 9, 5) + stripe(from + size + 4, 5)) +
    filled(line, stripe(from - 16, 3) + stripe(from + size + 13, 3)) +
    `<g transform="scale(${short(unit, 3)})">${places.join('')}</g>` +
    `<g transform="scale(${short(small, 3)})">${strewn.join('')}</g>`
  );
};

export const tibeb: Tradition = {
  motifs,
  layouts: [borders(true), borders(false), grown, ended],
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
