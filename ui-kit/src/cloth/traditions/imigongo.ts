/** Inspired by imigongo, the painted relief of Rwanda: ridges in parallel that turn, spiral and meet their mirror. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, use } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

/** Ridges in a quarter of 24 by 24, whose mirrors continue them. */
const motifs = [
  'M0 24L24 0M0 16L16 0M0 8L8 0M8 24L24 8M16 24L24 16',
  'M0 4H20V24M0 12H12V24M0 20H4V24',
  'M0 0L12 24L24 0M6 0L12 12L18 0M0 12L6 24M24 12L18 24',
  'M24 2L2 24M24 10L10 24M24 18L18 24M0 2H16M2 0V16',
  'M0 3H21V21H3V9H15V15H9',
  'M0 12L12 0L24 12L12 24zM6 12L12 6L18 12L12 18zM0 0H6M18 0H24M0 24H6M18 24H24',
  'M0 0L24 24M8 0L24 16M16 0L24 8M0 8L16 24M0 16L8 24',
  'M0 4L20 24M0 12L12 24M0 20L4 24M4 0H24V20M12 4H20V12',
  'M0 24V14H10V4H20V0M6 24V20H16V10H24',
  'M24 24A22 22 0 0 0 2 2M24 24A15 15 0 0 0 9 9M24 24A8 8 0 0 0 16 16M2 2V14M2 2H14',
];

/** Quarters mirrored about every other line. */
function mirrored(count: number): Layout {
  return ({ width, height, random, dyes }, all) => {
    const [hem, ground, ink, second, third] = dyes;
    const pairs = between(random, 1, 3);
    const size = width / pairs / 2;
    const rows = Math.ceil(height / size);
    const chosen = pickSome(random, all, count);
    const weight = pick(random, [2.6, 3.2, 4]);
    const scale = size / 24;
    const cells: string[] = [];
    const under: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < pairs * 2; column += 1) {
        const x = (column + (column % 2)) * 24;
        const y = (row + (row % 2)) * 24;
        const turn = `translate(${x} ${y})scale(${column % 2 === 1 ? -1 : 1} ${row % 2 === 1 ? -1 : 1})`;
        const pair = Math.floor(column / 2) + Math.floor(row / 2);
        cells.push(`<use href="#${letter(pair % chosen.length)}" transform="${turn}"/>`);
        if (pair % 2 === 1) under.push(box(column * size, row * size, size, size));
      }
    }
    return (
      filled(ground, box(0, 0, width, height)) +
      filled(random() < 0.5 ? hem : third, under.join('')) +
      define(chosen, ['', `stroke="${second}"`]) +
      `<g transform="scale(${short(scale, 3)})" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="miter">${cells.join('')}</g>`
    );
  };
}

/** Ridges one within the other down to a heart: lozenges, squares or zigzags. */
const ridges: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const rings = between(random, 8, 15);
  const x = width * pick(random, [0.5, 0.5, 0.5, 0.25, 0.75]);
  const y = height * (0.3 + random() * 0.4);
  const lozenge = random() < 0.6;
  const reach = (Math.max(x, width - x) + Math.max(y, height - y)) * 1.02;
  const colours = pick(random, [
    [ink, ground],
    [ink, hem, second, hem],
    [ground, ink, third],
    [second, hem, ink, hem],
    [ink, third, ground],
  ]);
  const shapes = Array.from({ length: rings }, (_unused, index) => {
    const out = reach * (1 - index / rings);
    const d = lozenge
      ? `M${short(x)} ${short(y - out)}l${short(out)} ${short(out)}l${short(-out)} ${short(out)}l${short(-out)} ${short(-out)}z`
      : box(x - out * 0.7, y - out * 0.7, out * 1.4, out * 1.4);
    return filled(colours[index % colours.length] as string, d);
  });
  const heart = reach / rings;
  const scale = (heart * (lozenge ? 0.9 : 1.2)) / 24;
  const edge = pick(random, all);
  const bands = Array.from(
    { length: Math.ceil(height / 24) },
    (_unused, index) => use('a', 0, index * 24) + use('a', width - 24, index * 24),
  );
  const sides = random() < 0.5;
  return (
    filled(ground, box(0, 0, width, height)) +
    shapes.join('') +
    `<path transform="translate(${short(x)} ${short(y)})scale(${short(scale, 2)})translate(-12 -12)" d="${pick(random, all)}" fill="none" stroke="${third}" stroke-width="3.4"/>` +
    (sides
      ? define([edge]) +
        filled(hem, box(0, 0, 24, height) + box(width - 24, 0, 24, height)) +
        `<g fill="none" stroke="${ink}" stroke-width="3">${bands.join('')}</g>`
      : '')
  );
};

/** Columns of zigzag, every one a step later than the last. */
const zigzags: Layout = ({ width, height, random, dyes }) => {
  const [hem, ground, ink, second, third] = dyes;
  const teeth = between(random, 2, 5);
  const step = width / teeth / 2;
  const gap = pick(random, [16, 22, 30]);
  const colours = pickSome(random, [ink, second, third, hem], between(random, 2, 4));
  const depth = step * pick(random, [0.5, 1, 1.3]);
  const drop = pick(random, [0, 0.5]) * gap;
  const aside = pick(random, [0, 0, 0.5, 1]) * step;
  const lines = Array.from({ length: Math.ceil((height + depth) / gap) + 1 }, (_unused, index) => {
    const path = Array.from(
      { length: teeth * 2 + 2 },
      (_none, tooth) => `l${short(step)} ${short(tooth % 2 === 0 ? -depth : depth)}`,
    );
    return `<path stroke="${colours[index % colours.length]}" d="M${short(-aside)} ${short(index * gap + drop)}${path.join('')}"/>`;
  });
  return (
    filled(ground, box(0, 0, width, height)) +
    `<g fill="none" stroke-width="${short(gap * pick(random, [0.45, 0.6]))}">${lines.join('')}</g>`
  );
};

export const imigongo: Tradition = {
  motifs,
  layouts: [mirrored(1), mirrored(2), ridges, zigzags],
  dyes: [
    ['#15110f', '#1d1815', '#f5ede0', '#b23a22', '#8f8577'],
    ['#2a0d08', '#8f2a18', '#f7ecdc', '#1a1411', '#d9a15a'],
    ['#16191f', '#2b3340', '#f0e9dc', '#d9823c', '#8fa3b0'],
    ['#1a130c', '#5a3d22', '#f7e8cc', '#e8b878', '#d0843c'],
    ['#0f1d17', '#1f4a38', '#f3ecd8', '#e0a23c', '#7fae92'],
    ['#1c1410', '#f3ebde', '#2a1d16', '#a8321f', '#b8a68c'],
    ['#351407', '#c2602a', '#fdf2e0', '#2a120a', '#f4c36a'],
    ['#101c36', '#24457a', '#f6efe2', '#e2a33c', '#8fb0dc'],
  ],
};
