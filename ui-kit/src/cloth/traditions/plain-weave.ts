/** Of no country: undyed cotton as it comes from the loom, for people whose country is not known. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, use, woven } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

const motifs = [
  '#.#.#/.#.#./#.#.#/.#.#./#.#.#',
  '##..#/.##../..##./...##/#...#',
  '#..#./..#../.#..#/#..#./..#..',
  '##.../.##../..##./...##/....#',
  '#...#/.#.#./..#../.#.#./#...#',
  '###../..###/###../..###/###..',
  '#.##./.##.#/##.#./#.##./.##.#',
  '....#/...#./..#../.#.../#....',
  '##.##/##.##/...../##.##/##.##',
].map(woven);

/** Threads of a motif across. */
const threads = 9;

/** Slubs: warp threads of uneven thickness, side by side. */
const slubs: Layout = ({ width, height, random, dyes }) => {
  const [, ground, ink, second, third] = dyes;
  const lines: string[] = [];
  for (let x = between(random, 2, 8); x < width; x += between(random, 6, 16)) {
    const colour = pick(random, [second, second, third, ink]);
    lines.push(filled(colour, box(x, 0, between(random, 1, 4), height)));
  }
  return filled(ground, box(0, 0, width, height)) + lines.join('');
};

/** A figure of the weave itself, tone in tone, over the whole cloth. */
const figured: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second] = dyes;
  const size = width / between(random, 3, 6);
  const unit = size / threads;
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const places = Array.from({ length: columns * rows }, (_unused, index) =>
    use(
      letter((index + Math.floor(index / columns)) % 2),
      (index % columns) * threads,
      Math.floor(index / columns) * threads,
    ),
  );
  return (
    filled(ground, box(0, 0, width, height)) +
    define(pickSome(random, all, 2), [`fill="${second}"`, `fill="${ink}" opacity=".45"`]) +
    `<g transform="scale(${short(unit, 3)})">${places.join('')}</g>`
  );
};

/** Bands of weft of several breadths, as on a blanket. */
const bands: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second, third] = dyes;
  const parts: string[] = [];
  for (let y = between(random, 8, 24); y < height; y += between(random, 18, 44)) {
    parts.push(filled(pick(random, [second, third, second]), box(0, y, width, between(random, 3, 14))));
    parts.push(filled(ink, box(0, y - 4, width, 1.2)));
  }
  const unit = width / (threads * 4);
  const row = Array.from({ length: 4 }, (_unused, index) => use('a', index * threads, 0));
  return (
    filled(ground, box(0, 0, width, height)) +
    parts.join('') +
    define([pick(random, all)], [`fill="${ink}" opacity=".6"`]) +
    `<g transform="translate(0 ${short(height * 0.62)})scale(${short(unit, 3)})">${row.join('')}</g>`
  );
};

export const plainWeave: Tradition = {
  motifs,
  layouts: [slubs, figured, bands],
  dyes: [
    ['#2b2622', '#ded5c6', '#6b5f52', '#c2b5a2', '#efe8dc'],
    ['#24282b', '#d6d8d6', '#5a6266', '#b3b9ba', '#eceeec'],
    ['#2e2a24', '#c9bda8', '#5b5040', '#ad9f88', '#e2d9c8'],
    ['#26231f', '#8f8778', '#2f2a23', '#a9a191', '#d3ccbe'],
    ['#2a2725', '#e8e2d8', '#7a6e62', '#d2c7b8', '#f6f2ea'],
    ['#22262a', '#9aa1a4', '#2d3336', '#b4babc', '#dfe2e2'],
    ['#2d2520', '#d9c8b4', '#6e5845', '#bfa98f', '#efe3d3'],
    ['#262720', '#cfcfbd', '#5d5e4a', '#b2b29c', '#e7e7da'],
  ],
};
