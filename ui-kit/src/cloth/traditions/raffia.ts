/** Inspired by the cut-pile raffia of the Kuba: lozenges and interlace whose rhythm breaks and goes on. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, stroked, use } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

/** Lines that fill a lozenge about 0 0, reaching to 12 each way. */
const motifs = [
  'M0-12L12 0L0 12L-12 0zM0-8L8 0L0 8L-8 0zM0-4L4 0L0 4L-4 0z',
  'M-12 0L0-12L12 0M-8 0L0-8L8 0M-4 0L0-4L4 0M-12 0L0 12L12 0',
  'M0-12L12 0L0 12L-12 0zM-6-6L6 6M6-6L-6 6M-3-9L9 3M3-9L-9 3M-9-3L3 9M9-3L-3 9',
  'M0-12V12M-12 0H12M-9-3V3M9-3V3M-3-9H3M-3 9H3M-5-5L5 5M5-5L-5 5',
  'M0-12L12 0L0 12L-12 0zM-6 0H6M0-6V6M-3-3H3V3H-3z',
  'M-12 0L0-12L4-8L-4 0L4 8L0 12zM12 0L0 12M8-4L0 4',
  'M0-12L12 0L0 12M0-7L7 0L0 7M0-2L2 0L0 2M-3-9L-12 0L-3 9M-3-4L-7 0L-3 4',
  'M-10-2H-2V-10M10-2H2V-10M-10 2H-2V10M10 2H2V10',
  'M0-12L12 0L0 12L-12 0L0-8L8 0L0 8L-6 2L0-4L4 0',
];

/** Lozenges set close; past a chance line they are another motif, or larger. */
const pile: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const columns = between(random, 2, 6);
  const size = width / columns;
  const squash = pick(random, [0.7, 1, 1.4]);
  const rise = (size * squash) / 2;
  const rows = Math.ceil(height / rise) + 1;
  const chosen = pickSome(random, all, between(random, 2, 4));
  const breakRow = between(random, 2, Math.max(2, rows - 2));
  const breakColumn = between(random, 1, columns);
  const dark: string[] = [];
  const lozenges: string[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = (column + (row % 2) / 2) * size;
      const y = row * rise;
      const broken = (row >= breakRow ? 1 : 0) + (column >= breakColumn ? 1 : 0);
      lozenges.push(use(letter((row + broken) % chosen.length), (x / size) * 24, (y / (size * squash)) * 24));
      if ((row + broken) % 3 === 0) {
        dark.push(
          `M${short(x)} ${short(y - rise)}l${short(size / 2)} ${short(rise)}l${short(-size / 2)} ${short(rise)}l${short(-size / 2)} ${short(-rise)}z`,
        );
      }
    }
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    filled(random() < 0.5 ? hem : third, dark.join('')) +
    define(chosen, ['', `stroke="${second}"`]) +
    `<g transform="scale(${short(size / 24, 3)} ${short((size * squash) / 24, 3)})" fill="none" stroke="${ink}" stroke-width="${between(random, 12, 19) / 10}" stroke-linejoin="bevel">${lozenges.join('')}</g>`
  );
};

/** Interlace: parallel bands that turn at right angles, on the slant. */
const interlace: Layout = ({ width, height, random, dyes }) => {
  const [hem, ground, ink, second, third] = dyes;
  const step = pick(random, [36, 48, 60, 80]);
  const bands = between(random, 2, 4);
  const breaks = between(random, 2, 4);
  const lines = Array.from({ length: Math.ceil(height / step) + 3 }, (_unused, index) => {
    const y = (index - 1) * step;
    let path = `M${-step / 2} ${y}`;
    for (let x = -step / 2, turn = index; x < width; turn += 1) {
      const run = turn % breaks === 0 ? step : step / 2;
      path += `l${run} ${turn % 2 === 0 ? run : -run}`;
      x += run;
    }
    return path;
  }).join('');
  const thick = step / 2.2;
  const courses = Array.from({ length: bands * 2 }, (_unused, index) => {
    const share = 1 - index / (bands * 2);
    return stroked(
      index % 2 === 0 ? (index === 2 ? second : ink) : ground,
      thick * share,
      lines,
      ' stroke-linejoin="miter"',
    );
  });
  return filled(pick(random, [ground, hem, third]), box(0, 0, width, height)) + courses.join('');
};

/** Squares of pile, each its own motif, sewn side by side. */
const patches: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const columns = between(random, 2, 4);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const chosen = pickSome(random, all, 5);
  const grounds = [ground, hem, ground, third, second];
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const tone = between(random, 0, 4);
      const repeat = pick(random, [1, 2, 2, 3]);
      const unit = size / repeat;
      const under = grounds[tone] as string;
      const over = under === second ? hem : tone === 3 ? ground : ink;
      const copies = Array.from({ length: repeat * repeat }, (_unused, index) =>
        use(
          letter((row * columns + column) % 5),
          (index % repeat) * 24 + 12,
          Math.floor(index / repeat) * 24 + 12,
        ),
      );
      cells.push(
        `<g transform="translate(${short(column * size)} ${short(row * size)})scale(${short(unit / 24, 2)})" stroke="${over}"><path d="${box(0, 0, 24 * repeat, 24 * repeat)}" fill="${under}" stroke="none"/>${copies.join('')}</g>`,
      );
    }
  }
  return define(chosen) + `<g fill="none" stroke-width="1.7">${cells.join('')}</g>`;
};

export const raffia: Tradition = {
  motifs,
  layouts: [pile, pile, interlace, patches],
  dyes: [
    ['#1c1006', '#2b1a0a', '#f0d9a0', '#c98a3a', '#5c2a12'],
    ['#2b1a08', '#6b4a1c', '#fbecc4', '#1f1206', '#a8662a'],
    ['#24120c', '#5c1f16', '#f3d596', '#e08a3f', '#2a0f0a'],
    ['#16181a', '#25282b', '#e9dcbc', '#b5823c', '#7a2f1c'],
    ['#1a0f04', '#a87b34', '#2b1a08', '#fff0cc', '#d9b25f'],
    ['#3a1d06', '#c98f36', '#4a1a0c', '#fdf0cf', '#8a3a16'],
    ['#241408', '#ead6a4', '#3a2410', '#9c4a1c', '#c9a25a'],
    ['#14211a', '#29483a', '#f0e0b0', '#d9a14a', '#8a4a22'],
  ],
};
