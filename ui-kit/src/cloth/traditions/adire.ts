/** Inspired by adire, the indigo resist cloth of the Yoruba: a field of squares, each with its own drawing in resist. */
import { arrangementOf } from '../arrangement.ts';
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, disc, filled, letter, short, stroked, use } from '../shapes.ts';
import { paleOf, type Field, type Layout, type Tradition } from '../tradition.ts';

const motifs = [
  'M4 4l16 16M20 4L4 20M12 1l5 5-5 5-5-5zM12 13l5 5-5 5-5-5zM1 12l5-5M23 12l-5-5M1 12l5 5M23 12l-5 5',
  'M3 4h18M5 4v16M9.5 4v16M14.5 4v16M19 4v16',
  'M12 2c8 5 8 15 0 20c-8-5-8-15 0-20zM12 7v10M8 9v6M16 9v6',
  'M1 6c5.5-6 5.5 6 11 0s5.5 6 11 0M1 13c5.5-6 5.5 6 11 0s5.5 6 11 0M1 20c5.5-6 5.5 6 11 0s5.5 6 11 0',
  'M12 2a10 10 0 1 0 .1 0zM12 6.5a5.5 5.5 0 1 0 .1 0zM12 11a1 1 0 1 0 .1 0z',
  'M12 1L23 12L12 23L1 12zM12 6.5L17.5 12L12 17.5L6.5 12zM12 11.9v.2',
  'M12 12L3 3M12 12L21 3M12 12L3 21M12 12L21 21M12 12V2M12 12V22M12 12H2M12 12H22M8 2h8M8 22h8M2 8v8M22 8v8',
  'M2 22A20 20 0 0 1 22 2M2 22A13 13 0 0 1 15 9M2 22A7 7 0 0 1 9 15M18 18l4 4M13 20l1 2M20 13l2 1',
  'M12 22V8M12 14c-5 0-8-3-8-8c5 0 8 3 8 8zM12 14c5 0 8-3 8-8c-5 0-8 3-8 8zM12 8V2M6 22h12',
  'M12 12c0-3 4-3 4 0s-4 6-8 3-3-10 4-10 11 7 7 12-12 5-16 0',
  'M5 3v18M19 3v18M5 6h14M5 12h14M5 18h14M9 6v6M15 12v6',
  'M2 12c4-9 16-9 20 0c-4 9-16 9-20 0zM12 9a3 3 0 1 0 .1 0zM12 3V1M12 23v-2',
  'M3 3h18v18H3zM8 8h8v8H8zM3 3l5 5M21 3l-5 5M3 21l5-5M21 21l-5-5',
  'M4 5h.1M12 5h.1M20 5h.1M4 12h.1M12 12h.1M20 12h.1M4 19h.1M12 19h.1M20 19h.1M8 8.5h.1M16 8.5h.1M8 15.5h.1M16 15.5h.1',
];

/** Stitches of resist along the lines between squares. */
function stitches(colour: string, shape: string): string {
  return stroked(colour, 1.6, shape, ' stroke-linecap="round" stroke-dasharray="0 4"');
}

/** A second dip in the dye, which shows through. */
function washed(colour: string, shape: string): string {
  return `<path fill="${colour}" fill-opacity=".16" d="${shape}"/>`;
}

function gridLines(columns: number, rows: number, size: number): string {
  const across = Array.from(
    { length: rows + 1 },
    (_unused, row) => `M0 ${short(row * size)}h${short(columns * size)}`,
  );
  const down = Array.from(
    { length: columns + 1 },
    (_unused, index) => `M${short(index * size)} 0v${short(rows * size)}`,
  );
  return [...across, ...down].join('');
}

/** Squares of one size, some washed darker. */
const squares: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second] = dyes;
  const columns = between(random, 3, 7);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const chosen = pickSome(random, all, between(random, 3, 5));
  const at = arrangementOf(random, columns, rows, chosen.length);
  const inked = between(random, 0, chosen.length);
  const scale = size / between(random, 26, 31);
  const weight = between(random, 14, 26) / 10;
  const chequered = random() < 0.5;
  const cells: string[] = [];
  const wash: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const motif = at(column, row);
      const inset = size / scale / 2 - 12;
      cells.push(use(letter(motif), (column * size) / scale + inset, (row * size) / scale + inset));
      if (chequered && (motif + column + row) % 2 === 0)
        wash.push(box(column * size, row * size, size, size));
    }
  }
  const paint = chosen.map((_shape, index) => (index === inked ? `stroke="${second}"` : ''));
  return (
    filled(ground, box(0, 0, width, height)) +
    (wash.length > 0 ? washed(ink, wash.join('')) : '') +
    define(chosen, paint) +
    `<g transform="scale(${short(scale, 3)})" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round">${cells.join('')}</g>` +
    stitches(random() < 0.6 ? ink : second, gridLines(columns, rows, size))
  );
};

/** Bands of unlike height, one motif to a band. */
const bands: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 6);
  const rows: string[] = [];
  let y = 0;
  for (let band = 0; y < height; band += 1) {
    const count = pick(random, [2, 3, 4, 5, 6, 8]);
    const size = width / count;
    const colour = pick(random, [ink, ink, second, third]);
    const scale = size / 27;
    const copies = Array.from({ length: count }, (_unused, index) =>
      use(letter(band % chosen.length), (index * size) / scale + 1.5, y / scale + 1.5),
    );
    rows.push(
      (band % 2 === 1 ? washed(ink, box(0, y, width, size)) : '') +
        `<g transform="scale(${short(scale, 3)})" stroke="${colour}">${copies.join('')}</g>` +
        stitches(ink, `M0 ${short(y)}h${width}`),
    );
    y += size;
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    define(chosen) +
    `<g fill="none" stroke-width="${between(random, 16, 22) / 10}" stroke-linecap="round">${rows.join('')}</g>`
  );
};

/** Tied rings: circles of stitches around each knot. */
const rings: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second] = dyes;
  const columns = between(random, 2, 4);
  const size = width / columns;
  const rows = Math.ceil(height / size) + 1;
  const shift = pick(random, [0, 0.5]);
  const circles = between(random, 2, 4);
  const heart = pick(random, all);
  const shape = Array.from({ length: circles }, (_unused, index) =>
    disc(0, 0, (size / 2) * (0.94 - (index * 0.56) / circles)),
  );
  const places: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column < columns + 1; column += 1) {
      places.push([(column + 0.5 + (row % 2) * shift) * size, (row + 0.5) * size * (shift > 0 ? 0.9 : 1)]);
    }
  }
  const scale = (size * 0.3) / 24;
  return (
    filled(ground, box(0, 0, width, height)) +
    `<defs><path id="a" d="${shape.join('')}"/><g id="b"><circle r="${short(size * 0.48)}" fill="${random() < 0.5 ? hem : ground}"/>` +
    `<use href="#a" fill="none" stroke="${ink}" stroke-width="${short(size / 22)}" stroke-linecap="round" stroke-dasharray="0 ${short(size / 13)}"/>` +
    `<path d="${heart}" transform="scale(${short(scale, 2)})translate(-12 -12)" fill="none" stroke="${second}" stroke-width="2.4" stroke-linecap="round"/></g></defs>` +
    places.map(([x, y]) => use('b', x, y)).join('')
  );
};

/** One great square among small ones. */
const great: Layout = (field: Field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, , , , third] = dyes;
  const big = width * pick(random, [0.5, 2 / 3]);
  const x = (width - big) / 2;
  const y = Math.max(0, (height - big) / 2) * pick(random, [0.6, 1]);
  const scale = big / 27;
  return (
    squares(field, all) +
    filled(hem, box(x, y, big, big)) +
    stitches(third, box(x + 4, y + 4, big - 8, big - 8)) +
    `<path d="${pick(random, all)}" transform="translate(${short(x)} ${short(y)})scale(${short(scale, 2)})translate(1.5 1.5)" fill="none" stroke="${paleOf(dyes)}" stroke-width="1.5" stroke-linecap="round"/>`
  );
};

export const adire: Tradition = {
  motifs,
  layouts: [squares, squares, bands, rings, great],
  dyes: [
    ['#0a1233', '#0f1c4d', '#dfe6ff', '#8fa4f0', '#f0b132'],
    ['#0b1740', '#16275f', '#f4f1e4', '#f0b132', '#a9c0ff'],
    ['#2b0a2b', '#420f3f', '#f3c9b4', '#f0b132', '#e58a9a'],
    ['#0c2419', '#123726', '#eadfbe', '#8fd0a2', '#f0b132'],
    ['#2a0f0a', '#45180f', '#f5c98a', '#e9793f', '#fff0cc'],
    ['#0c1b4f', '#1d3a9a', '#f8f4e6', '#ffd27a', '#9fc3ff'],
    ['#10205c', '#eef0fa', '#1d2f7a', '#3a56c8', '#c4512d'],
    ['#4a1508', '#b0441f', '#fdf0da', '#ffd27a', '#1d1240'],
    ['#0d3b3a', '#0f6b66', '#f4f7e8', '#ffcf5c', '#0a2f4a'],
    ['#3b2600', '#d99a1c', '#12205c', '#fff6de', '#8c2f14'],
  ],
};
