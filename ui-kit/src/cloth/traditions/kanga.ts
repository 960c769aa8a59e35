/** Inspired by kanga, the printed cotton of the Swahili coast: a wide border about a field, and one figure at its heart. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, disc, filled, letter, short, star, use } from '../shapes.ts';
import { paleOf, type Field, type Layout, type Tradition } from '../tradition.ts';

/** Filled figures about 0 0, reaching to 12. */
const motifs = [
  'M0-12C9-8 10 2 4 8C1 11-3 12-6 10C2 9 3 4-1 2C-7-1-7-8 0-12zM-1-7a2 2 0 1 0 .1 0z',
  'M0-12C5-6 5-2 0 0C-5-2-5-6 0-12zM0 12C5 6 5 2 0 0C-5 2-5 6 0 12zM-12 0C-6-5-2-5 0 0C-2 5-6 5-12 0zM12 0C6-5 2-5 0 0C2 5 6 5 12 0z',
  disc(0, 0, 5) +
    [0, 1, 2, 3, 4, 5]
      .map((index) => disc(9 * Math.cos((index * Math.PI) / 3), 9 * Math.sin((index * Math.PI) / 3), 2.6))
      .join(''),
  'M-12 12C-12-4-4-12 12-12C10-6 4-6 3-3C6-3 8-4 10-4C6 6-2 12-12 12z',
  star(0, 0, 7, 12, 6),
  'M0-12L4-3L12-6L7 2L12 10L0 6L-12 10L-7 2L-12-6L-4-3z',
  'M-2-12h4v6c6 0 9 3 9 8c0 6-5 10-11 10s-11-4-11-10c0-5 3-8 9-8zM0-1a5 5 0 1 0 .1 0z',
  'M-12-5C-6-12 6-12 12-5C7 0 5 0 0-3C-5 0-7 0-12-5zM-12 7C-6 0 6 0 12 7C7 12 5 12 0 9C-5 12-7 12-12 7z',
  'M0-12C7-12 12-7 12 0C6 0 0-5 0-12zM0 12C-7 12-12 7-12 0C-6 0 0 5 0 12zM12 3C12 9 8 12 3 12C3 8 7 3 12 3zM-12-3C-12-9-8-12-3-12C-3-8-7-3-12-3z',
  'M-11-11h7v7h-7zM4-11h7v7h-7zM-11 4h7v7h-7zM4 4h7v7h-7zM0-5L5 0L0 5L-5 0z',
];

/** Small figures over the field; every other row half a step along where asked. */
function scatter(field: Field, size: number, id: string, drop: boolean): string {
  const { width, height } = field;
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  return Array.from({ length: columns * rows }, (_unused, index) => {
    const row = Math.floor(index / columns);
    return use(id, ((index % columns) + (drop && row % 2 === 1 ? 0.5 : 0)) * size, (row + 0.5) * size);
  }).join('');
}

function sized(id: string, motif: string, reach: number, colour: string): string {
  return `<path id="${id}" transform="scale(${short(reach / 12, 2)})" fill="${colour}" fill-rule="evenodd" d="${motif}"/>`;
}

/** A border of figures about a field, and a figure in the middle. */
const framed: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 3);
  const across = between(random, 5, 9);
  const edge = width / across;
  const down = Math.max(3, Math.round(height / edge));
  const step = height / down;
  const border: string[] = [];
  for (let index = 0; index < across; index += 1) {
    border.push(use('a', (index + 0.5) * edge, edge / 2), use('a', (index + 0.5) * edge, height - edge / 2));
  }
  for (let index = 1; index < down - 1; index += 1) {
    border.push(use('a', edge / 2, (index + 0.5) * step), use('a', width - edge / 2, (index + 0.5) * step));
  }
  const [frame, figure] = pick(random, [
    [hem, second],
    [second, hem],
    [third, ground],
  ] as const);
  const reach = width * (0.16 + random() * 0.12);
  const middle = random() < 0.75;
  return (
    filled(ground, box(0, 0, width, height)) +
    `<defs>${sized('a', chosen[0] as string, edge * 0.38, figure)}${sized('b', chosen[1] as string, between(random, 5, 12), ink)}</defs>` +
    scatter(field, between(random, 22, 44), 'b', random() < 0.6) +
    (middle
      ? filled(hem, star(width / 2, height / 2, 12, reach * 1.5, reach * 1.34)) +
        `<g transform="translate(${width / 2} ${short(height / 2)})"><path transform="scale(${short(reach / 12, 2)})" fill="${pick(random, [paleOf(dyes), frame === second ? third : second])}" fill-rule="evenodd" d="${chosen[2]}"/></g>`
      : '') +
    `<path fill="${frame}" fill-rule="evenodd" d="${box(0, 0, width, height)}${box(edge, edge, width - 2 * edge, height - 2 * edge)}"/>` +
    `<path fill="none" stroke="${third === frame ? ink : third}" stroke-width="3" d="${box(edge, edge, width - 2 * edge, height - 2 * edge)}"/>` +
    border.join('')
  );
};

/** The figure many times, in two sizes, over broad stripes or plain. */
const allOver: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second, third] = dyes;
  const [one, other] = pickSome(random, all, 2) as [string, string];
  const size = width / pick(random, [1, 2, 3, 4]);
  const striped = random() < 0.5;
  const stripes = Array.from({ length: Math.ceil(width / size) }, (_unused, index) =>
    box(index * size, 0, size / 2, height),
  );
  return (
    filled(ground, box(0, 0, width, height)) +
    (striped ? filled(hem, stripes.join('')) : '') +
    `<defs>${sized('a', one, size * 0.4, pick(random, [ink, second]))}${sized('b', other, size * 0.17, third)}</defs>` +
    `<g transform="translate(${short(size / 2)} 0)">${scatter(field, size, 'a', true)}</g>` +
    scatter(field, size, 'b', true)
  );
};

/** Borders alone, one under the other. */
const selvedges: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 5);
  const parts: string[] = [];
  let y = 0;
  for (let band = 0; y < height && band < 9; band += 1) {
    const count = pick(random, [2, 3, 4, 6, 9]);
    const size = width / count;
    const [under, over] = pick(random, [
      [ground, ink],
      [hem, second],
      [second, hem],
      [ground, third],
      [ink, ground],
    ] as const);
    const copies = Array.from({ length: count }, (_unused, index) =>
      use(letter(band % 5), index * 27 + 13.5, 13.5),
    );
    parts.push(
      filled(under, box(0, y, width, size)) +
        `<g transform="translate(0 ${short(y)})scale(${short(size / 27, 2)})" fill="${over}">${copies.join('')}</g>` +
        filled(third, box(0, y + size, width, 5)),
    );
    y += size + 5;
  }
  return define(chosen) + `<g fill-rule="evenodd">${parts.join('')}</g>`;
};

export const kanga: Tradition = {
  motifs,
  layouts: [framed, framed, allOver, selvedges],
  dyes: [
    ['#14161f', '#20222e', '#ffcf4a', '#f2606a', '#fbf3e0'],
    ['#0a2f35', '#0e5a63', '#fff0d0', '#ff9a3c', '#7fd0c4'],
    ['#33060d', '#a11d2a', '#fff5df', '#ffc043', '#f59a8a'],
    ['#1c0f38', '#4b2a8c', '#fdf0dc', '#ffb13c', '#ff7a6a'],
    ['#0a2a18', '#14693f', '#fdf5d8', '#ffc53a', '#f08a4a'],
    ['#0b2148', '#1c5fb8', '#fff8e6', '#ffcb3c', '#f26a4a'],
    ['#3a1a02', '#ec8a1c', '#4a1508', '#fff3da', '#ffd98a'],
    ['#35091c', '#f7ead0', '#8e1b3a', '#2a8c98', '#e0962a'],
    ['#2c1f02', '#f4c22c', '#1b2a5c', '#e2553a', '#fdf8ea'],
  ],
};
