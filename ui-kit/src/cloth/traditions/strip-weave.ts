/** Inspired by the strip weaving of the Akan and the Ewe: narrow strips sewn edge to edge, blocks of weft in a warp of stripes. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, use, woven } from '../shapes.ts';
import type { Field, Layout, Tradition } from '../tradition.ts';

const motifs = [
  '....#/...##/..###/.####/#####',
  '#.#.#/.#.#./#.#.#/.#.#./#.#.#',
  '#####/#...#/#.#.#/#...#/#.#.#',
  '#..../##.../###../####./#####',
  '..##./.####/####./##.../##..#',
  '#...#/##.##/.###./..#../.###.',
  '#####/...../#####/...../#####',
  '..#../.###./##.##/#...#/....#',
  '#.###/#.#../#.#.#/#.#../#.###',
  '###../#..../#..##/..##./..#.#',
  '.#.#./##.##/...../##.##/.#.#.',
].map(woven);

/** Threads of a motif across. */
const threads = 9;

/** Stripes of the warp down a strip. */
function warp(field: Field, x: number, width: number, colours: readonly string[]): string {
  const lines = between(field.random, 1, 3);
  return Array.from({ length: lines }, (_unused, index) => {
    const at = ((index + 0.5) * width) / lines;
    return filled(
      colours[index % colours.length] as string,
      box(x + at - width / 12, 0, width / 6, field.height),
    );
  }).join('');
}

/** Weft blocks, chequered from strip to strip. */
function blocks(share: number): Layout {
  return (field, all) => {
    const { width, height, random, dyes } = field;
    const [, ground, ink, second, third] = dyes;
    const strips = between(random, 3, 6);
    const size = width / strips;
    const unit = size / threads;
    const tall = size * share;
    const chosen = pickSome(random, all, between(random, 2, 4));
    const colours = pickSome(random, [ink, second, third], 3);
    const warps: string[] = [];
    const wefts: string[] = [];
    const woof: string[] = [];
    const rows = Math.ceil(height / (size + tall)) + 1;
    for (let strip = 0; strip < strips; strip += 1) {
      const x = strip * size;
      if (strip % 2 === 0) warps.push(warp(field, x, size, colours));
      const offset = strip % 2 === 0 ? 0 : -(size + tall) / 2;
      for (let row = 0; row < rows; row += 1) {
        const y = row * (size + tall) + offset;
        const motif = (strip % 2 === 0 ? row : row + 1) % chosen.length;
        wefts.push(box(x, y, size, size));
        woof.push(use(letter(motif), x / unit, y / unit));
      }
    }
    const seams = Array.from({ length: strips - 1 }, (_unused, index) =>
      box((index + 1) * size - 0.6, 0, 1.2, height),
    );
    return (
      filled(ground, box(0, 0, width, height)) +
      warps.join('') +
      filled(colours[0] as string, wefts.join('')) +
      define(chosen, [`fill="${ground}"`, `fill="${colours[1]}"`]) +
      `<g transform="scale(${short(unit, 3)})">${woof.join('')}</g>` +
      `<path opacity=".35" d="${seams.join('')}"/>`
    );
  };
}

/** One woven figure, large, on a ground of fine stripes. */
const figure: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second, third] = dyes;
  const stripe = pick(random, [6, 8, 12]);
  const lines = Array.from({ length: Math.ceil(height / stripe / 2) }, (_unused, index) =>
    box(0, index * stripe * 2, width, stripe),
  );
  const figures = between(random, 1, 2);
  const size = width / figures;
  const unit = size / (threads + 2);
  const rows = Math.ceil(height / size);
  const places = Array.from({ length: rows * figures }, (_unused, index) =>
    use(
      letter((index + Math.floor(index / figures)) % 2),
      ((index % figures) * size) / unit + 1,
      (Math.floor(index / figures) * size) / unit + 1,
    ),
  );
  return (
    filled(ground, box(0, 0, width, height)) +
    filled(third, lines.join('')) +
    define(pickSome(random, all, 2), [`fill="${ink}"`, `fill="${second}"`]) +
    `<g transform="scale(${short(unit, 3)})" stroke="${hem}" stroke-width=".12">${places.join('')}</g>`
  );
};

export const stripWeave: Tradition = {
  motifs,
  layouts: [blocks(1), blocks(1.8), blocks(0.4), figure],
  dyes: [
    ['#140d06', '#1c120a', '#f2b01e', '#2f8f4e', '#c8341f'],
    ['#0b2b1b', '#0f4a2f', '#ffcf4a', '#f2ead2', '#d4472a'],
    ['#2c0a12', '#7a1220', '#ffc83a', '#f5ead0', '#1f7a4a'],
    ['#10123f', '#1e2a78', '#ffc23a', '#f4efe0', '#e2562f'],
    ['#20113f', '#3b1f6e', '#ffb52e', '#f4d9c8', '#38a86a'],
    ['#2a1402', '#c47a0a', '#1c1206', '#fff0c2', '#a3261c'],
    ['#123033', '#17635f', '#ffd35a', '#f3efe2', '#f07a3c'],
    ['#231008', '#f0a818', '#8f1f18', '#10522f', '#fff3d2'],
    ['#0f1d3f', '#f2ecdc', '#1d3f8f', '#d88a12', '#6f8f4e'],
  ],
};
