/** Inspired by shweshwe, the discharge-printed cotton of southern Africa: small pale figures set close on a deep ground. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, disc, filled, letter, short, star, stroked, use } from '../shapes.ts';
import { paleOf, type Layout, type Tradition } from '../tradition.ts';

const dots = (count: number, radius: number, size: number) =>
  Array.from({ length: count }, (_unused, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return disc(12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle), size);
  }).join('');

/** Filled figures in a cell of 24 by 24. */
const motifs = [
  dots(8, 8, 1.7) + disc(12, 12, 3),
  dots(12, 9.4, 1.2) + dots(6, 5, 1.2) + disc(12, 12, 1.6),
  star(12, 12, 8, 10, 3.4),
  'M12 2c5 4 5 8 0 10c-5-2-5-6 0-10zM12 22c5-4 5-8 0-10c-5 2-5 6 0 10zM2 12c4-5 8-5 10 0c-2 5-6 5-10 0zM22 12c-4-5-8-5-10 0c2 5 6 5 10 0z',
  'M12 2L22 12L12 22L2 12zM12 6L6 12L12 18L18 12z',
  'M12 12C4 10 3 4 6 2c5 0 7 5 6 10zM12 12c8 2 9 8 6 10c-5 0-7-5-6-10z' + disc(5, 19, 2) + disc(19, 5, 2),
  star(12, 12, 5, 10, 6) + dots(5, 4, 1),
  'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z',
  'M3 20C3 8 10 3 21 3C21 15 15 20 3 20zM7 16C12 15 16 12 17 7C12 8 8 11 7 16z',
  disc(12, 12, 10) + disc(12, 12, 7.4) + disc(12, 12, 4.6) + disc(12, 12, 2),
];

/** Small figures, close together, every other row half a step along. */
const sprig: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second] = dyes;
  const columns = between(random, 4, 9);
  const size = width / columns;
  const rows = Math.ceil(height / (size * 0.9)) + 1;
  const chosen = pickSome(random, all, between(random, 1, 3));
  const scale = size / pick(random, [26, 30, 36]);
  const places: string[] = [];
  const specks: string[] = [];
  const byRow = random() < 0.5;
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const x = (column + (row % 2) / 2) * size;
      const y = row * size * 0.9;
      const motif = (byRow ? row : column + row + 9) % chosen.length;
      places.push(use(letter(motif), x / scale + size / scale / 2 - 12, y / scale + 1));
      specks.push(`M${short(x)} ${short(y + size * 0.5)}h.1`);
    }
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    stroked(second, size / 9, specks.join(''), ' stroke-linecap="round"') +
    define(chosen) +
    `<g transform="scale(${short(scale, 3)})" fill="${ink}" fill-rule="evenodd">${places.join('')}</g>`
  );
};

/** Stripes of figures, divided by pin dots. */
function stripes(down: boolean): Layout {
  return ({ width, height, random, dyes }, all) => {
    const [hem, ground, ink, second, third] = dyes;
    const chosen = pickSome(random, all, 4);
    const parts: string[] = [];
    const [across, along] = down ? [width, height] : [height, width];
    let at = 0;
    for (let stripe = 0; at < across; stripe += 1) {
      const size = pick(random, [22, 34, 48, 66]);
      const scale = size / 28;
      const count = Math.ceil(along / size) + 1;
      const copies = Array.from({ length: count }, (_unused, index) => {
        const [x, y] = down ? [at, index * size] : [index * size, at];
        return use(letter(stripe % 4), x / scale + 2, y / scale + 2);
      });
      const under = stripe % 2 === 0 ? ground : hem;
      const over =
        stripe % 2 === 0 ? pick(random, [ink, ink, second]) : pick(random, [paleOf(dyes), second, third]);
      parts.push(
        filled(under, down ? box(at, 0, size, height) : box(0, at, width, size)) +
          `<g transform="scale(${short(scale, 3)})" fill="${over}">${copies.join('')}</g>` +
          stroked(
            ink,
            3,
            down ? `M${short(at)} 0V${height}` : `M0 ${short(at)}H${width}`,
            ' stroke-linecap="round" stroke-dasharray="0 6"',
          ),
      );
      at += size;
    }
    return define(chosen) + `<g fill-rule="evenodd">${parts.join('')}</g>`;
  };
}

/** A large figure ringed with dots, over a ground of small ones. */
const crest: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, , , second, third] = dyes;
  const count = pick(random, [1, 1, 2, 3]);
  const radius = Math.min(width / count, height) * 0.42;
  const scale = (radius * 1.3) / 24;
  const rows = Math.max(1, Math.floor(height / (width / count)));
  const motif = pick(random, all);
  const places = Array.from({ length: count * rows }, (_unused, index) =>
    use('z', ((index % count) + 0.5) * (width / count), (Math.floor(index / count) + 0.5) * (height / rows)),
  );
  return (
    sprig(field, all) +
    `<defs><g id="z"><circle r="${short(radius)}" fill="${hem}"/><circle r="${short(radius * 0.88)}" fill="none" stroke="${third}" stroke-width="${short(radius / 11)}" stroke-linecap="round" stroke-dasharray="0 ${short(radius / 6)}"/>` +
    `<path transform="scale(${short(scale, 2)})translate(-12 -12)" fill="${random() < 0.5 ? second : paleOf(dyes)}" fill-rule="evenodd" d="${motif}"/></g></defs>` +
    places.join('')
  );
};

export const shweshwe: Tradition = {
  motifs,
  layouts: [sprig, stripes(true), stripes(false), crest],
  dyes: [
    ['#0a1436', '#12256b', '#f1f4ff', '#8fb0ff', '#ffd27a'],
    ['#1f0d07', '#4a2012', '#fbe6c8', '#e9a25a', '#f2d27a'],
    ['#2c0710', '#7a1428', '#ffe9dc', '#ffb27a', '#ffd86a'],
    ['#06211f', '#0c4a46', '#eafaf2', '#7fd6bf', '#ffcf6a'],
    ['#1a0d2e', '#3f2270', '#f5ecff', '#c7a4ff', '#ffc76a'],
    ['#0b2a45', '#1668a8', '#fbfaf0', '#ffe08a', '#8fd3ff'],
    ['#341402', '#b5500f', '#fff1d8', '#ffd25a', '#f59a4a'],
    ['#0d1c4a', '#f2efe4', '#1a2f80', '#c24a2b', '#3f7a5a'],
  ],
};
