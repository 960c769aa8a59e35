/** The cloth at the head of a title's or a person's page: that of the poster or portrait, run out wide, over its hem. */
import { field, selvedge, type Subject } from './draw-cloth.ts';
import { hemHeight } from './hem.ts';
import { pick, randomOf, type Random } from '@sinima/seeded-random';
import { box, filled, row } from './shapes.ts';
import { traditionOf, traditionOfPerson } from './tradition-of-country.ts';
import type { Dyes, Tradition } from './tradition.ts';

/** Five breadths of cloth; a sixth of the width is pattern, and the rest is hem, as far down as a page's head may reach. */
const breadth = 240;
const breadths = 5;
const pattern = 200;
const length = 4000;

interface Weave {
  readonly subject: Subject;
  readonly random: Random;
  /** Height of the field as the poster or portrait has it; what is more than the pattern shows is cut off above. */
  readonly height: number;
  readonly edge: (dyes: Dyes) => string;
  readonly tradition: Tradition;
}

function head({ subject, random, height, edge, tradition }: Weave): string {
  const { content, dyes } = field(subject, breadth, height, random, tradition);
  const width = breadth * breadths;
  const places = Array.from({ length: breadths }, (_unused, index) => index * breadth);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${length}" preserveAspectRatio="xMidYMin slice">` +
    `<defs><clipPath id="clip"><path d="${box(0, 0, breadth, height)}"/></clipPath><g id="tile" clip-path="url(#clip)">${content}</g>` +
    `<g id="edge">${edge(dyes)}</g></defs>` +
    row(breadths, breadth, pattern - height) +
    filled(dyes[0], box(0, pattern, width, length - pattern)) +
    places.map((x) => `<use href="#edge" x="${x}"/>`).join('') +
    '</svg>'
  );
}

/** The head of a title's page, in the dyes and with the figures and the edge of its poster. */
export function clothTitleHead({ slug, genres = [], country, decade = 0 }: Subject): string {
  return head({
    subject: { slug, genres, country },
    random: randomOf(`${country} poster ${slug} ${genres[0] ?? ''} ${decade}`),
    height: 360 - hemHeight(slug),
    edge: (dyes) => selvedge(pattern, decade, dyes),
    tradition: traditionOf(country),
  });
}

/** The head of a person's page, in the dyes and with the figures of their portrait. */
export function clothPersonHead({ slug, country }: Subject): string {
  const random = randomOf(`${country} portrait ${slug}`);
  return head({
    subject: { slug, country },
    random,
    height: breadth,
    edge: ([, , ink, second]) => filled(pick(random, [ink, second]), box(0, pattern, breadth, 4)),
    tradition: traditionOfPerson(country),
  });
}
