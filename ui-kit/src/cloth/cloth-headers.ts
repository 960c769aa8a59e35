/** Wide cloths, 4:1, for records other than titles and people: each kind has a composition of its own. */
import { field, type Subject } from './draw-cloth.ts';
import { between, pick, pickSome, randomOf, type Random } from '@sinima/seeded-random';
import { box, disc, filled, short, star, stroked } from './shapes.ts';
import { traditions } from './tradition-of-country.ts';
import { paleOf, type Dyes } from './tradition.ts';

const tile = 300;
const tiles = 4;

/** A drawing that repeats every 300 on a plain ground; `before` of them begin left of the picture. */
function repeated(ground: string, content: string, before = 0): string {
  const places = Array.from(
    { length: tiles + before },
    (_unused, index) => `<use href="#tile" x="${(index - before) * tile}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile * tiles} ${tile}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><g id="tile">${content}</g></defs>${filled(ground, box(0, 0, tile * tiles, tile))}${places.join('')}</svg>`
  );
}

function clipped(id: string, shape: string, content: string): string {
  return `<defs><clipPath id="${id}"><path d="${shape}"/></clipPath></defs><g clip-path="url(#${id})">${content}</g>`;
}

/** A pennant that hangs from a cord between two points: a point, a swallowtail or a tongue. */
function pennant(shape: number, left: readonly [number, number], right: readonly [number, number]): string {
  const middle = (left[0] + right[0]) / 2;
  const top = `M${short(left[0])} ${short(left[1])}L${short(right[0])} ${short(right[1])}`;
  const low = Math.max(left[1], right[1]);
  if (shape === 0) return `${top}L${short(middle)} ${short(low + 104)}z`;
  if (shape === 1) {
    return `${top}V${short(low + 96)}L${short(middle)} ${short(low + 66)}L${short(left[0])} ${short(low + 96)}z`;
  }
  return `${top}V${short(low + 52)}Q${short(right[0])} ${short(low + 96)} ${short(middle)} ${short(low + 96)}Q${short(left[0])} ${short(low + 96)} ${short(left[0])} ${short(low + 52)}z`;
}

/** The head of a festival: strings of pennants cut from the cloth of its country. */
export function clothFestival({ slug, country }: Subject): string {
  const random = randomOf(`festival ${slug}`);
  const { content, dyes } = field({ slug, country }, tile, tile / 2, random);
  const [hem, , ink, second, third] = dyes;
  const shape = between(random, 0, 2);
  const count = between(random, 3, 5);
  const sag = between(random, 14, 30);
  const gap = 8;
  const patterned: string[] = [];
  const plain: string[] = [];
  const cords: string[] = [];
  for (const [string, top] of [14, 158].entries()) {
    const hang = (x: number): [number, number] => {
      const part = x / tile;
      return [x, top + sag * 4 * part * (1 - part)];
    };
    cords.push(`M0 ${top}Q150 ${top + 2 * sag} 300 ${top}`);
    for (let index = 0; index < count; index += 1) {
      const from = (index * tile) / count + gap / 2;
      const cut = pennant(shape, hang(from), hang(from + tile / count - gap));
      ((index + string) % 2 === 0 || count % 2 === 1 ? patterned : plain).push(cut);
    }
  }
  return repeated(
    hem,
    filled(pick(random, [second, third]), plain.join('')) +
      `<defs><g id="cloth">${content}</g></defs>` +
      clipped('flags', patterned.join(''), '<use href="#cloth"/><use href="#cloth" y="150"/>') +
      stroked(pick(random, [ink, paleOf(dyes)]), 3, cords.join('')),
  );
}

/** The head of an awards body: sashes of its country's cloth across the dark, a rosette beside each. */
export function clothAward({ slug, country }: Subject): string {
  const random = randomOf(`award ${slug}`);
  const slant = between(random, 60, 130);
  const wide = between(random, 110, 150);
  const { content, dyes } = field({ slug, country }, wide + slant, tile / 2, random);
  const [hem, , , second, third] = dyes;
  const pale = paleOf(dyes);
  const sash = (from: number, thick: number) =>
    `M${short(from + slant)} 0h${short(thick)}l${-slant} ${tile}h${short(-thick)}z`;
  const x = wide + slant / 2 + (tile - wide) / 2;
  const points = pick(random, [12, 16, 20]);
  return repeated(
    hem,
    `<defs><g id="cloth">${clipped('half', box(0, 0, wide + slant, tile / 2), content)}</g></defs>` +
      clipped(
        'sash',
        sash(0, wide),
        `<use href="#cloth"/><use href="#cloth" transform="matrix(1 0 0 -1 0 ${tile})"/>`,
      ) +
      filled(pale, sash(-9, 5) + sash(wide + 4, 5)) +
      filled(second, sash(-17, 4) + sash(wide + 13, 4)) +
      filled(third, star(x, tile / 2, points, 46, 37)) +
      filled(hem, disc(x, tile / 2, 31)) +
      filled(pale, star(x, tile / 2, pick(random, [4, 5, 6, 8]), 25, 11)),
    1,
  );
}

/** A folded cloth seen from its side: plain, with thin stripes. It reaches into the next tile, so that no joint is seen. */
function fold(random: Random, y: number, height: number, [, ground, ink, second, third]: Dyes): string {
  const stripes = Array.from({ length: between(random, 1, 3) }, () => {
    const at = y + height * (0.2 + random() * 0.6);
    const dashes = pick(random, ['', '', ' stroke-dasharray="15 10"', ' stroke-dasharray="3 7"']);
    return stroked(
      pick(random, [ink, second, third]),
      between(random, 2, 6),
      `M0 ${short(at)}h${tile + 1}`,
      dashes,
    );
  });
  return filled(ground, box(0, y, tile + 1, height)) + stripes.join('');
}

/** The head of a list: cloths of many places in a pile, one of them with its pattern outside. */
export function clothList({ slug }: Subject): string {
  const random = randomOf(`list ${slug}`);
  const pile = pickSome(random, Object.values(traditions), 6);
  const patterned = between(random, 0, 5);
  const heights = pickSome(random, [28, 34, 38, 44, 48], 5);
  heights.splice(patterned, 0, tile - heights.reduce((sum, height) => sum + height, 0));
  const parts: string[] = [];
  const seams: string[] = [];
  let y = 0;
  for (const [index, { tradition, countries }] of pile.entries()) {
    const height = heights[index] as number;
    if (index === patterned) {
      const { content } = field({ slug, country: pick(random, countries) }, tile, height, random);
      parts.push(`<g transform="translate(0 ${y})">${clipped('row', box(0, 0, tile, height), content)}</g>`);
    } else {
      parts.push(fold(random, y, height, pick(random, tradition.dyes)));
    }
    y += height;
    seams.push(box(0, y - 4, tile, 4));
  }
  return repeated('#000', `${parts.join('')}<path d="${seams.join('')}" opacity=".45"/>`);
}

/** A cutting of a country's cloth, square, its edges pinked. */
export function clothSwatch({ slug, country }: Subject): string {
  const random = randomOf(`swatch ${slug}`);
  const size = 240;
  const tooth = 8;
  const { content } = field({ slug, country }, size, size, random);
  const teeth = size / tooth / 2;
  const edge = (one: string, other: string) => `${one}${other}`.repeat(teeth);
  const outline =
    `M0 0${edge(`l${tooth} ${tooth}`, `l${tooth}-${tooth}`)}${edge(`l-${tooth} ${tooth}`, `l${tooth} ${tooth}`)}` +
    `${edge(`l-${tooth}-${tooth}`, `l-${tooth} ${tooth}`)}${edge(`l${tooth}-${tooth}`, `l-${tooth}-${tooth}`)}z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `${clipped('pinked', outline, content)}</svg>`
  );
}
