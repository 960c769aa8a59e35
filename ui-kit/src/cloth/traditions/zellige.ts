/** Inspired by zellige, the cut tile of the Maghreb: stars and what is left between them. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, star, stroked, use } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

/** Stars and the shapes inside them, about 0 0, reaching to 12. */
const motifs = [
  star(0, 0, 8, 12, 9.2) + star(0, 0, 8, 5, 3.8),
  star(0, 0, 8, 12, 6.5) + star(0, 0, 8, 4, 4, 0.5),
  star(0, 0, 9, 12, 8.2) + star(0, 0, 9, 5, 3),
  star(0, 0, 12, 12, 8.4) + star(0, 0, 4, 6, 4, 0.5),
  star(0, 0, 16, 12, 9.4) + star(0, 0, 8, 6.4, 3),
  star(0, 0, 10, 12, 7.2) + star(0, 0, 5, 5, 2.6),
  star(0, 0, 4, 12, 5.6) + star(0, 0, 4, 5, 2.4, 0.5),
  star(0, 0, 8, 12, 3.6) + star(0, 0, 4, 3, 2),
  star(0, 0, 4, 12, 8.5) + star(0, 0, 8, 7, 4),
  star(0, 0, 12, 12, 5) + star(0, 0, 12, 3.4, 2),
];

/** Stars on a lattice, square or offset, with small ones between. */
function lattice(offset: boolean): Layout {
  return ({ width, height, random, dyes }, all) => {
    const [, ground, ink, second, third] = dyes;
    const columns = between(random, 2, 5);
    const size = width / columns;
    const rise = offset ? size * 0.866 : size;
    const rows = Math.ceil(height / rise) + 1;
    const big = pick(random, all);
    const small = pick(random, all);
    const scale = (size / 24) * pick(random, [0.82, 1, 1.08]);
    const places: string[] = [];
    const between_: string[] = [];
    const paint = [ink, pick(random, [ink, second])];
    const aside = pick(random, [0, 0, 0.25, 0.5]);
    const drop = pick(random, [0, 0.25, 0.5, 0.75]);
    const diagonal = random() < 0.5;
    for (let row = -1; row < rows; row += 1) {
      for (let column = -1; column <= columns; column += 1) {
        const x = (column + 0.5 - aside + (offset && row % 2 !== 0 ? 0.5 : 0)) * size;
        const y = (row + 0.5 - drop) * rise;
        places.push(use((diagonal ? column + row : row) % 2 === 0 ? 'c' : 'd', x, y));
        between_.push(use('e', x + size / 2, y + (offset ? rise / 3 : size / 2)));
      }
    }
    const ring = offset ? star(0, 0, 6, size / 1.732, size / 2, 0) : star(0, 0, 4, size * 0.7, size / 2, 0.5);
    return (
      filled(ground, box(0, 0, width, height)) +
      `<defs><path id="a" d="${big}" fill-rule="evenodd" transform="scale(${short(scale, 2)})"/>` +
      `<g id="c"><path d="${ring}" fill="none" stroke="${third}" stroke-width="${short(size / 30)}"/><use href="#a" fill="${paint[0]}"/></g>` +
      `<g id="d"><path d="${ring}" fill="none" stroke="${third}" stroke-width="${short(size / 30)}"/><use href="#a" fill="${paint[1]}"/></g>` +
      `<path id="e" d="${small}" fill="${third}" fill-rule="evenodd" transform="scale(${short(size / 24 / (offset ? 3.6 : 2.6), 2)})"/></defs>` +
      places.join('') +
      between_.join('')
    );
  };
}

/** A great star whose rays run on to the edge. */
const rays: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const x = width / 2;
  const y = height * (0.4 + random() * 0.2);
  const points = pick(random, [8, 10, 12, 16]);
  const rings = between(random, 4, 6);
  const reach = Math.hypot(x, Math.max(y, height - y)) * 1.05;
  const colours = [ink, second, ground, third, hem];
  const shift = between(random, 0, 4);
  const bite = 0.62 + random() * 0.24;
  const parts = Array.from({ length: rings }, (_unused, index) => {
    const outer = reach * (1 - index / (rings + 0.6)) ** 1.15;
    const turned = index % 2 === 0 ? '' : `rotate(${short(180 / points)})`;
    return `<use href="#r" fill="${colours[(index + shift) % 5]}" transform="${turned}scale(${short(outer / 100, 2)})"/>`;
  });
  const strap = Array.from({ length: 2 }, (_unused, index) => {
    const outer = reach * (0.82 - index * 0.36);
    return star(x, y, points, outer, outer * 0.5, index * 0.5);
  });
  const scale = (reach * 0.2) / 12;
  return (
    filled(ground, box(0, 0, width, height)) +
    `<defs><path id="r" d="${star(0, 0, points, 100, 100 * bite)}"/></defs>` +
    `<g transform="translate(${short(x)} ${short(y)})">${parts.join('')}</g>` +
    stroked(random() < 0.5 ? ground : ink, 2, strap.join('')) +
    `<path fill="${ink}" stroke="${hem}" stroke-width=".6" fill-rule="evenodd" transform="translate(${short(x)} ${short(y)})scale(${short(scale, 2)})" d="${pick(random, all)}"/>`
  );
};

/** Bands of tiles of unlike size. */
const courses: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 4);
  const parts: string[] = [];
  let y = pick(random, [0, -24, -48]);
  for (let course = 0; y < height && course < 6; course += 1) {
    const count = pick(random, [2, 3, 4, 5, 6, 8]);
    const size = width / count;
    const scale = size / 25;
    const [under, over] = pick(random, [
      [hem, ink],
      [ink, second],
      [second, ink],
      [ground, third],
      [third, ground],
    ] as const);
    const tile = letter(between(random, 0, 3));
    const copies = Array.from({ length: count }, (_unused, index) =>
      use(tile, (index + 0.5) * 25, y / scale + 12.5),
    );
    parts.push(
      filled(under, box(0, y, width, size)) +
        `<g fill="${over}" transform="scale(${short(scale, 2)})">${copies.join('')}</g>` +
        filled(ink, box(0, y + size, width, 4)),
    );
    y += size + 4;
  }
  return (
    filled(ground, box(0, 0, width, height)) + define(chosen) + `<g fill-rule="evenodd">${parts.join('')}</g>`
  );
};

export const zellige: Tradition = {
  motifs,
  layouts: [lattice(false), lattice(true), rays, courses],
  dyes: [
    ['#0a1f3d', '#0f2f5c', '#f3efe0', '#39b7a8', '#e0a63a'],
    ['#082b2a', '#0d4a47', '#f4efdd', '#5fc3a4', '#d98a2b'],
    ['#2e0d18', '#5a1d2b', '#f5dcc0', '#e2a13f', '#3f8f86'],
    ['#12240f', '#1f4d2c', '#f1e7c6', '#e6b53c', '#a8c7a0'],
    ['#132a4f', '#1f5fa8', '#fbf6ea', '#f2c14e', '#0c2c55'],
    ['#2a1430', '#4a2a66', '#f4ead2', '#e0a63a', '#5fb3a8'],
    ['#0c3242', '#f0e8d6', '#14506b', '#b4532a', '#2f8f86'],
    ['#3d1606', '#c25a24', '#fdf1dc', '#12485e', '#f4c15a'],
    ['#0b2a33', '#1f9aa0', '#fdf8ea', '#0e3b44', '#f3b83c'],
  ],
};
