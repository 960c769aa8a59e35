/** Cloth in place of pictures: drawn from the slug, genre, country and decade, the same each time. */
import { hemHeight } from './hem.ts';
import { pick, randomOf, type Random } from '@sinima/seeded-random';
import { box, filled, row, short, stroked } from './shapes.ts';
import { traditionOf, traditionOfPerson } from './tradition-of-country.ts';
import { lightness, type Dyes, type Tradition } from './tradition.ts';

/** The place that a cloth is drawn for. */
export interface Subject {
  readonly slug: string;
  readonly country: string | null;
  readonly genres?: readonly string[];
  /** e.g. 1990; 0 where it is not known. */
  readonly decade?: number;
}

/** How bright the dyes of a genre are, 0 to 1. */
const brightness: Readonly<Record<string, number>> = {
  horror: 0,
  thriller: 0,
  crime: 0.1,
  war: 0.1,
  mystery: 0.1,
  history: 0.4,
  romance: 0.7,
  family: 1,
  comedy: 1,
  animation: 1,
  musical: 1,
};

const proportions = { width: 240, height: 360 } as const;
const homeVideoCountries = ['Nigeria', 'Ghana'];

/** How much lighter or darker than its ground a figure has to be, of 255. */
const LEAST_DIFFERENCE = 60;

function dyesOf(tradition: Tradition, random: Random, genre: string | undefined): Dyes {
  const leaning = brightness[genre?.toLowerCase() ?? ''];
  const place = leaning === undefined ? random() : random() * 0.6 + leaning * 0.4;
  const [hem, ground, ink, second, third] = tradition.dyes[
    Math.min(tradition.dyes.length - 1, Math.floor(place * tradition.dyes.length))
  ] as Dyes;
  const order = random();
  if (order < 0.3) return [hem, ground, ink, third, second];
  const isSeen = Math.abs(lightness(ground) - lightness(second)) >= LEAST_DIFFERENCE;
  if (order < 0.45 && isSeen) return [hem, ground, second, ink, third];
  return [hem, ground, ink, second, third];
}

function document(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/** Fills a field of that size in a tradition: that of the subject's country, if no other is named. */
export function field(
  subject: Subject,
  width: number,
  height: number,
  random: Random,
  tradition: Tradition = traditionOf(subject.country),
): { content: string; dyes: Dyes } {
  const dyes = dyesOf(tradition, random, subject.genres?.[0]);
  const content = pick(random, tradition.layouts)({ width, height, random, dyes }, tradition.motifs);
  return { content, dyes };
}

/** The edge between pattern and hem, by decade: a seam, stripes, a stitch, a fringe or a toothed edge. */
export function selvedge(y: number, decade: number, dyes: Dyes): string {
  const [hem, , ink, second, third] = dyes;
  const { width } = proportions;
  if (decade > 0 && decade < 1980) return filled(ink, box(0, y, width, 3));
  if (decade === 1980) return filled(second, box(0, y, width, 8)) + filled(ink, box(0, y + 3, width, 2));
  if (decade === 1990) {
    return (
      filled(hem, box(0, y, width, 7)) +
      stroked(second, 3, `M0 ${y + 3.5}H${width}`, ' stroke-dasharray="14 8"')
    );
  }
  if (decade === 2000) {
    return (
      filled(ink, box(0, y, width, 6)) + stroked(hem, 6, `M0 ${y + 3}H${width}`, ' stroke-dasharray="3 9"')
    );
  }
  if (decade === 2010) {
    return (
      filled(second, box(0, y, width, 5)) +
      stroked(third, 5, `M0 ${y + 2.5}H${width}`, ' stroke-dasharray="30 18"')
    );
  }
  return filled(hem, `M0 ${y + 1}v-9${'l10 9l10-9'.repeat(12)}v9z`) + filled(second, box(0, y, width, 3));
}

/**
 * The poster of a title, 2:3: a field of cloth over a dark hem, on which the title stands as text of the page.
 *
 * @returns an SVG document with no text in it
 */
export function clothPoster({ slug, genres = [], country, decade = 0 }: Subject): string {
  const random = randomOf(`${country} poster ${slug} ${genres[0] ?? ''} ${decade}`);
  const { width, height } = proportions;
  const top = height - hemHeight(slug);
  const spined = homeVideoCountries.includes(country ?? '') && (decade === 1990 || decade === 2000);
  const spine = spined ? 13 : 0;
  const { content, dyes } = field({ slug, genres, country }, width - spine, top, random);
  const [hem, , ink, second, third] = dyes;
  const cassette = spined
    ? filled(hem, box(0, 0, spine, height)) +
      filled(second, box(3, 14, 6, 46)) +
      filled(ink, box(3, 66, 6, 5) + box(3, 75, 6, 5)) +
      filled(third, box(3, 84, 6, 5)) +
      filled(ink, box(spine - 1.5, 0, 1.5, height))
    : '';
  return document(
    width,
    height,
    (spined ? `<g transform="translate(${spine})">${content}</g>` : content) +
      filled(hem, box(0, top, width, height - top)) +
      selvedge(top, decade, dyes) +
      cassette,
  );
}

/** The portrait of a person, square: woven, with room in the middle for initials, which are text of the page. */
export function clothPortrait({ slug, country }: Subject): string {
  const random = randomOf(`${country} portrait ${slug}`);
  const size = 240;
  const { content, dyes } = field({ slug, country }, size, size, random, traditionOfPerson(country));
  const [hem, , ink, second] = dyes;
  const radius = size * 0.27;
  const middle = short(size / 2);
  return document(
    size,
    size,
    `${content}<circle cx="${middle}" cy="${middle}" r="${short(radius + 10)}" fill="${hem}"/>` +
      `<circle cx="${middle}" cy="${middle}" r="${short(radius + 4)}" fill="none" stroke="${pick(random, [ink, second])}" stroke-width="3"` +
      `${pick(random, ['', ' stroke-dasharray="10 6"', ' stroke-linecap="round" stroke-dasharray="0 7"'])}/>`,
  );
}

/** A wide cloth for headers, 4:1, with nothing left free. */
export function clothBand({ slug, country, genres = [], decade = 0 }: Subject): string {
  const random = randomOf(`band ${slug} ${genres[0] ?? ''} ${decade}`);
  const tile = 300;
  const { content } = field({ slug, country, genres }, tile, tile, random);
  return document(
    tile * 4,
    tile,
    `<defs><clipPath id="clip"><path d="${box(0, 0, tile, tile)}"/></clipPath><g id="tile" clip-path="url(#clip)">${content}</g></defs>` +
      row(4, tile),
  );
}
