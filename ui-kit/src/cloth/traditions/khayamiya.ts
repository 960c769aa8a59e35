/** Inspired by khayamiya, the appliqué of Cairo's tentmakers: petals of cotton turning about a centre. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, disc, filled, short, star, use } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

/** Petals that rise from 0 0 to 0 -100. */
const motifs = [
  'M0 0C-30-40-30-70 0-100C30-70 30-40 0 0z',
  'M0 0C-44-50-20-84 0-100C20-84 44-50 0 0z',
  'M0 0C-10-50-40-60-28-84C-20-98-6-92 0-100C6-92 20-98 28-84C40-60 10-50 0 0z',
  'M0 0L-18-60L0-100L18-60z',
  'M0-30C-26-30-26-74 0-100C26-74 26-30 0-30zM-4 0h8v-32h-8z',
  'M0 0C-8-44-40-50-40-74A20 20 0 0 1 0-78A20 20 0 0 1 40-74C40-50 8-44 0 0z',
  'M0-100A22 22 0 1 1-.1-100zM-5 0h10v-58h-10z',
  'M0 0C-50-30-36-80 0-100C-16-70-12-30 0 0C12-30 16-70 0-100C36-80 50-30 0 0z',
  'M0 0C-16-30-16-40 0-54C16-40 16-30 0 0zM0-58C-20-72-16-88 0-100C16-88 20-72 0-58z',
];

interface Ring {
  petals: number;
  reach: number;
  colour: string;
  motif: string;
  turn: number;
}

/** Petals round the middle, the outermost first. `id` keeps the parts of two wheels apart. */
function wheel(id: string, rings: readonly Ring[]): string {
  return rings
    .map(({ petals, reach, colour, motif, turn }, index) => {
      const name = `${id}${index}`;
      const copies = Array.from({ length: petals }, (_unused, petal) => {
        const angle = ((petal + turn) * 360) / petals;
        return `<use href="#${name}" transform="rotate(${short(angle)})"/>`;
      });
      return (
        `<defs><path id="${name}" transform="scale(${short(reach / 100, 2)})" d="${motif}"/></defs>` +
        `<g fill="${colour}">${copies.join('')}</g>`
      );
    })
    .join('');
}

function ringsOf(field: Parameters<Layout>[0], all: readonly string[], reach: number): Ring[] {
  const { random, dyes } = field;
  const [, , ink, second, third] = dyes;
  const petals = pick(random, [5, 6, 7, 8, 9, 10, 12]);
  const count = between(random, 2, 4);
  const colours = pickSome(random, [ink, second, third], 3);
  return Array.from({ length: count }, (_unused, index) => ({
    petals,
    reach: reach * (1 - index * (0.62 / count)),
    colour: colours[index % 3] as string,
    motif: pick(random, all),
    turn: (index % 2) / 2,
  }));
}

/** One great wheel, with quarters of others in the corners. */
const medallion: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second] = dyes;
  const x = width / 2;
  const y = height * (0.36 + random() * 0.28);
  const reach = Math.min(width, height) * (0.3 + random() * 0.26);
  const rings = ringsOf(field, all, reach);
  const corner = ringsOf(field, all, width * (0.22 + random() * 0.12));
  const frame = between(random, 8, 18);
  const framed = random() < 0.6;
  return (
    filled(framed ? hem : ground, box(0, 0, width, height)) +
    (framed
      ? filled(second, box(frame - 3, frame - 3, width - 2 * frame + 6, height - 2 * frame + 6)) +
        filled(ground, box(frame, frame, width - 2 * frame, height - 2 * frame))
      : '') +
    `<defs><g id="w">${wheel('k', corner)}</g></defs>` +
    [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ]
      .map(([cx, cy]) => use('w', cx as number, cy as number))
      .join('') +
    `<g transform="translate(${short(x)} ${short(y)})">${filled(hem, random() < 0.5 ? disc(0, 0, reach * 1.06) : star(0, 0, 8, reach * 1.14, reach))}${wheel('m', rings)}${filled(ink, disc(0, 0, reach * 0.14))}${filled(hem, disc(0, 0, reach * 0.07))}</g>`
  );
};

/** Wheels side by side, every other one in another ground; the cloth may be cut through the first of them. */
const wheels: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink] = dyes;
  const columns = between(random, 2, 4);
  const cut = pick(random, [0, 0, 0.5]);
  const size = width / (columns - cut);
  const drop = size * pick(random, [0, 0.25, 0.5, 0.75]);
  const rows = Math.ceil((height + drop) / size);
  const one = ringsOf(field, all, size * 0.47);
  const other = ringsOf(field, all, size * 0.47);
  const dark: string[] = [];
  const places: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const odd = (column + row) % 2 === 1;
      const x = (column - cut) * size;
      const y = row * size - drop;
      if (odd) dark.push(box(x, y, size, size));
      places.push(use(odd ? 'w' : 'v', x + size / 2, y + size / 2));
    }
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    filled(hem, dark.join('')) +
    `<defs><g id="v">${wheel('k', one)}${filled(ink, disc(0, 0, size * 0.06))}</g><g id="w">${wheel('m', other)}</g></defs>` +
    places.join('')
  );
};

/** Half wheels, row behind row, like scales. */
const fans: Layout = (field, all) => {
  const { width, height, random, dyes } = field;
  const [hem, ground, ink, second] = dyes;
  const columns = pick(random, [1, 2, 3]);
  const size = width / columns;
  const rise = size * pick(random, [0.36, 0.5]);
  const fan = ringsOf(field, all, size * 0.46);
  const edge = pick(random, [ink, second]);
  const first = random();
  const aside = pick(random, [0, 0.25, 0.5]);
  const places: string[] = [];
  for (let row = 0; (row - 1) * rise < height; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      places.push(use('v', (column + 0.5 - aside + (row % 2) / 2) * size, (row + first) * rise));
    }
  }
  const radius = size / 2;
  return (
    filled(hem, box(0, 0, width, height)) +
    `<defs><g id="v">${filled(edge, disc(0, 0, radius))}${filled(ground, disc(0, 0, radius - 4))}${wheel('k', fan)}${filled(hem, disc(0, 0, size * 0.07))}</g></defs>` +
    places.join('')
  );
};

export const khayamiya: Tradition = {
  motifs,
  layouts: [medallion, medallion, wheels, fans],
  dyes: [
    ['#0a1c38', '#102b57', '#f4ecd6', '#d23f31', '#e9b23c'],
    ['#2c0a0c', '#7d1418', '#f6ead0', '#1f4f8f', '#efb536'],
    ['#0a2a22', '#0f4a38', '#f3ead0', '#d9472f', '#f0bb45'],
    ['#15130f', '#23201a', '#f2e6c8', '#c8372b', '#2f7fa8'],
    ['#123047', '#1b6f8f', '#fbf3de', '#d94a2f', '#f2bf4a'],
    ['#3a1206', '#b8481a', '#fdf0d8', '#15355c', '#f6c657'],
    ['#1d1033', '#43246b', '#f5e9d0', '#e2603a', '#eebb47'],
    ['#0f2747', '#f3ead2', '#17407a', '#c8372b', '#dd9f2a'],
    ['#3a2502', '#dba02b', '#7d1418', '#12335c', '#fdf3da'],
  ],
};
