/** Inspired by bogolan, the mud-dyed cotton of the Bamana: panels of pale signs left in a dark ground. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, disc, filled, letter, short, stroked, use } from '../shapes.ts';
import { paleOf, type Layout, type Tradition } from '../tradition.ts';

const motifs = [
  'M1 20L5 6l4 14l4-14l4 14l4-14l2 7',
  'M4 12h16M12 4v16M4 4h.1M20 4h.1M4 20h.1M20 20h.1',
  'M2 17l10-12l10 12M2 22l10-12l10 12M12 18v4',
  'M12 3a9 9 0 1 0 .1 0zM12 11.9h.1M8 8.5h.1M16 8.5h.1M8 15.5h.1M16 15.5h.1',
  'M3 3l18 18M21 3L3 21M12 3v5M12 16v5M3 12h5M16 12h5',
  'M4 3v18M8.5 3v18M13 3v18M17.5 6h4M17.5 12h4M17.5 18h4',
  'M2 6h9v6H2M22 18h-9v-6h9M2 20h6M22 4h-6',
  'M12 2L22 12L12 22L2 12zM12 8v8M8 12h8',
  'M3 21V3l9 9l9-9v18',
  'M2 4c7 0 7 8 0 8M22 12c-7 0-7 8 0 8M12 3v18M7 16h.1M17 8h.1',
  'M3 5h18M3 19h18M6 9l4 6M10 9l4 6M14 9l4 6',
];

function zigzag(width: number, y: number, depth: number, teeth: number): string {
  const step = width / teeth / 2;
  const points = Array.from(
    { length: teeth * 2 },
    (_unused, index) => `l${short(step)} ${short(index % 2 === 0 ? -depth : depth)}`,
  );
  return `M0 ${short(y)}${points.join('')}`;
}

/** Bands one over the other: signs, zigzags, rows of dots, and plain lines between. */
const bands: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second] = dyes;
  const chosen = pickSome(random, all, 4);
  const parts: string[] = [];
  let y = between(random, -10, 6);
  for (let band = 0; y < height; band += 1) {
    const kind = pick(random, ['signs', 'signs', 'zigzag', 'dots']);
    const tall = kind === 'signs' ? width / between(random, 3, 6) : between(random, 22, 46);
    const turned = random() < 0.35;
    const [under, over] = turned ? [ink, ground] : [ground, random() < 0.2 ? second : ink];
    if (turned) parts.push(filled(under, box(0, y, width, tall)));
    if (kind === 'signs') {
      const count = Math.round(width / tall);
      const scale = tall / 27;
      const copies = Array.from({ length: count }, (_unused, index) =>
        use(
          letter(band % chosen.length),
          ((index * width) / count + (width / count - tall) / 2) / scale + 1.5,
          y / scale + 1.5,
        ),
      );
      parts.push(
        `<g transform="scale(${short(scale, 3)})" stroke="${over}" stroke-width="2.6">${copies.join('')}</g>`,
      );
    } else if (kind === 'zigzag') {
      const teeth = between(random, 4, 9);
      parts.push(
        stroked(
          over,
          4,
          zigzag(width, y + tall * 0.7, tall * 0.4, teeth) +
            zigzag(width, y + tall * 0.95, tall * 0.4, teeth),
        ),
      );
    } else {
      // As many dots as fit, so that a row of tiles has no half one.
      const gap = width / Math.round(width / (tall * 0.42));
      parts.push(
        stroked(
          over,
          tall * 0.28,
          `M${short(gap / 2)} ${short(y + tall * 0.32)}H${width}M0 ${short(y + tall * 0.72)}H${width}`,
          ` stroke-dasharray="0 ${short(gap, 3)}"`,
        ),
      );
    }
    parts.push(filled(over === second ? ink : second, box(0, y + tall, width, pick(random, [2, 4, 7]))));
    y += tall + 9;
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    define(chosen) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
  );
};

/** Panels in two tones. */
const panels: Layout = ({ width, height, random, dyes }, all) => {
  const [, ground, ink, second, third] = dyes;
  const columns = between(random, 2, 5);
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const chosen = pickSome(random, all, between(random, 2, 5));
  const scale = size / 28;
  const pale: string[] = [];
  const cells: string[] = [];
  const slant = between(random, 1, 2);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const light = (column + slant * row) % 3 === 0;
      if (light) pale.push(box(column * size, row * size, size, size));
      const id = letter((column * slant + row) % chosen.length);
      cells.push(
        use(id, (column * size) / scale + 2, (row * size) / scale + 2, ` stroke="${light ? ground : ink}"`),
      );
    }
  }
  const joints =
    Array.from({ length: columns + 1 }, (_unused, index) => box(index * size - 1.5, 0, 3, height)).join('') +
    Array.from({ length: rows + 1 }, (_unused, index) => box(0, index * size - 1.5, width, 3)).join('');
  return (
    filled(ground, box(0, 0, width, height)) +
    filled(ink, pale.join('')) +
    define(chosen) +
    `<g transform="scale(${short(scale, 3)})" fill="none" stroke-width="${between(random, 18, 28) / 10}" stroke-linecap="round" stroke-linejoin="round">${cells.join('')}</g>` +
    filled(random() < 0.5 ? second : third, joints)
  );
};

/** A great disc in a field of strokes. */
const disk: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const gap = between(random, 12, 22);
  const tilt = pick(random, [-1, 1]);
  const lines = Array.from({ length: Math.ceil((height + width) / gap) }, (_unused, index) =>
    tilt > 0 ? `M0 ${index * gap}l${width} -${width}` : `M${width} ${index * gap}l-${width} -${width}`,
  );
  const radius = width * (0.3 + random() * 0.12);
  const x = width / 2;
  const y = height * (0.4 + random() * 0.2);
  const scale = (radius * 1.15) / 24;
  return (
    filled(ground, box(0, 0, width, height)) +
    stroked(ink, gap / 3, lines.join(''), ` stroke-dasharray="${gap} ${short(gap * 0.6)}"`) +
    filled(hem, disc(x, y, radius + 8)) +
    stroked(second, 3, disc(x, y, radius)) +
    stroked(third, 5, disc(x, y, radius - 9), ' stroke-linecap="round" stroke-dasharray="0 9"') +
    `<path transform="translate(${short(x)} ${short(y)})scale(${short(scale, 2)})translate(-12 -12)" d="${pick(random, all)}" fill="none" stroke="${paleOf(dyes)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  );
};

export const bogolan: Tradition = {
  motifs,
  layouts: [bands, bands, panels, disk],
  dyes: [
    ['#150b06', '#1e110a', '#f0dcb4', '#c98f4e', '#8a4b1f'],
    ['#24120a', '#3a1e10', '#f7e6c4', '#e0a85a', '#b25a2b'],
    ['#2a170d', '#5b3416', '#ffe9b8', '#f0a85a', '#1e110a'],
    ['#1c1c1c', '#2a2926', '#efe6d2', '#c7a06a', '#a8481f'],
    ['#3a1408', '#8c3314', '#fbe3ba', '#ffbf5e', '#2a100a'],
    ['#33200a', '#a8701c', '#fff0c8', '#2a170d', '#6d2b10'],
    ['#1c0f07', '#efe0c0', '#2a170d', '#8a4b1f', '#c67a2b'],
    ['#101c33', '#1d3358', '#f3e7cc', '#dba55a', '#b2572b'],
  ],
};
