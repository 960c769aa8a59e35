/** Inspired by the house murals of Ndebele women: bright fields in black outline, mirrored about the door. */
import { between, pick, pickSome } from '@sinima/seeded-random';
import { box, define, filled, letter, short, stroked, use } from '../shapes.ts';
import type { Layout, Tradition } from '../tradition.ts';

/** Closed shapes in a cell of 24 by 24. */
const motifs = [
  'M0 24V18h4v-6h4V6h4V0v0h0v6h4v6h4v6h4v6z',
  'M0 0h24L12 12zM0 24h24L12 12z',
  'M0 0l12 9L24 0v9L12 18L0 9zM0 15l12 9l12-9v9H0z',
  'M2 2h20v20H2zM7 7h10v10H7z',
  'M0 12L12 0l12 12L12 24zM6 12l6-6l6 6l-6 6z',
  'M0 0h8v8h8V0h8v24h-8v-8H8v8H0z',
  'M0 24L6 0h5L8 24zM13 24L16 0h5L24 24z',
  'M0 0h24v6H6v4h14v6H10v4h14v4H0z',
  'M12 0l4 8h8l-6 7l3 9l-9-5l-9 5l3-9l-6-7h8z',
  'M0 0l24 12L0 24zM8 8l8 4l-8 4z',
  'M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z',
];

/** Panels, mirrored left and right, each with a smaller self within. */
const panels: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const columns = pick(random, [1, 2, 2, 3, 4]);
  const size = width / columns;
  const rows = Math.ceil(height / size + 0.2);
  const chosen = pickSome(random, all, between(random, 2, 4));
  const colours = [ink, second, third];
  const shift = between(random, 0, 2);
  const grounds: string[] = [];
  const cells: string[] = [];
  const start = rows * size > height ? (height - rows * size) / 2 : 0;
  const scale = size / 24;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const fromEdge = Math.min(column, columns - 1 - column);
      const motif = (row + fromEdge) % chosen.length;
      const x = column * 24;
      const y = start / scale + row * 24;
      const mirrored = column >= columns / 2 && columns > 1;
      const flip = mirrored ? `translate(${x + 24} ${short(y)})scale(-1 1)` : `translate(${x} ${short(y)})`;
      const tone = (row + fromEdge + shift) % 3;
      if ((row + fromEdge) % 2 === 1) grounds.push(box(column * size, start + row * size, size, size));
      cells.push(
        `<g transform="${flip}"><use href="#${letter(motif)}" fill="${colours[tone]}"/>` +
          `<use href="#${letter((motif + 1) % chosen.length)}" transform="translate(7 7)scale(.42)" fill="${colours[(tone + 1) % 3]}"/></g>`,
      );
    }
  }
  return (
    filled(ground, box(0, 0, width, height)) +
    filled(third, grounds.join('')) +
    define(chosen) +
    `<g transform="scale(${short(scale, 3)})" stroke="${hem}" stroke-width="${short(3.2 / scale, 2)}" stroke-linejoin="round">${cells.join('')}</g>`
  );
};

/** Friezes one over the other, outlined in black. */
const friezes: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const chosen = pickSome(random, all, 5);
  const parts: string[] = [];
  let y = 0;
  for (let frieze = 0; y < height && frieze < 8; frieze += 1) {
    const count = pick(random, [1, 2, 3, 4, 6, 8]);
    const across = width / count;
    const tall = Math.min(across, between(random, 34, 96));
    const [under, over] = pick(random, [
      [ground, ink],
      [second, ground],
      [third, ink],
      [ground, third],
      [ink, ground],
      [ground, second],
    ] as const);
    const copies = Array.from({ length: count }, (_unused, index) => use(letter(frieze % 5), index * 24, 0));
    parts.push(
      filled(under, box(0, y, width, tall)) +
        `<g transform="translate(0 ${short(y)})scale(${short(across / 24, 2)} ${short(tall / 24, 2)})" fill="${over}" stroke="${hem}" vector-effect="non-scaling-stroke" stroke-width="${short(70 / across, 2)}">${copies.join('')}</g>` +
        filled(hem, box(0, y + tall, width, 5)),
    );
    y += tall + 5;
  }
  return filled(ground, box(0, 0, width, height)) + define(chosen) + parts.join('');
};

/** A gable: nested steps rising to the middle. */
const gable: Layout = ({ width, height, random, dyes }, all) => {
  const [hem, ground, ink, second, third] = dyes;
  const nested = between(random, 4, 7);
  const steps = between(random, 2, 5);
  const colours = pickSome(random, [ink, second, third, ground], 4);
  const flat = random() < 0.4;
  const shapes = Array.from({ length: nested }, (_unused, index) => {
    const share = 1 - index / nested;
    const half = (width / 2) * share;
    const top = height * (1 - share * 0.94);
    const run = half / steps;
    const rise = (height - top) / steps;
    const up = Array.from({ length: steps }, () =>
      flat ? `l${short(run)} ${short(-rise)}` : `v${short(-rise)}h${short(run)}`,
    );
    const down = Array.from({ length: steps }, () =>
      flat ? `l${short(run)} ${short(rise)}` : `h${short(run)}v${short(rise)}`,
    );
    return `<path fill="${colours[index % 4]}" d="M${short(width / 2 - half)} ${height}${up.join('')}${down.join('')}z"/>`;
  });
  const size = width / pick(random, [4, 5, 6]);
  const scale = size / 24;
  const sky = Array.from({ length: Math.ceil(width / size) * Math.ceil(height / size) }, (_unused, index) =>
    use('a', (index % Math.ceil(width / size)) * 24, Math.floor(index / Math.ceil(width / size)) * 24),
  );
  return (
    filled(colours[3] as string, box(0, 0, width, height)) +
    define([pick(random, all)]) +
    `<g transform="scale(${short(scale, 3)})" fill="${colours[(nested + 1) % 3]}" stroke="${hem}" stroke-width="1.4">${sky.join('')}</g>` +
    `<g stroke="${hem}" stroke-width="5" stroke-linejoin="round">${shapes.join('')}</g>` +
    stroked(ground, 1.5, `M${width / 2} ${short(height * 0.2)}V${height}`)
  );
};

export const mural: Tradition = {
  motifs,
  layouts: [panels, panels, friezes, gable],
  dyes: [
    ['#14141a', '#f3ead8', '#26348c', '#c8352a', '#e8a72e'],
    ['#101018', '#14436b', '#ffffff', '#ffc93c', '#e2553a'],
    ['#14141a', '#f6efe0', '#d0432a', '#1f6fb0', '#f2b632'],
    ['#16101a', '#7a2f8f', '#fff2cf', '#3fc1c9', '#f4a63a'],
    ['#101814', '#176b4d', '#fdf6e3', '#ff8a3c', '#f4d35a'],
    ['#14141a', '#fbf7ee', '#e8607a', '#2f9fc4', '#f5c53c'],
    ['#161212', '#d9673a', '#fff4de', '#1d4f8f', '#f6c648'],
    ['#121a1c', '#f7f0df', '#0f8f86', '#e2553a', '#5f3d94'],
    ['#14121c', '#f5c53c', '#1f3f94', '#fdf8ec', '#cf3a2b'],
  ],
};
