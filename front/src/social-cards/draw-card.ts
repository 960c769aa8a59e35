/** The picture by which a page is shown where a link to it is shared: cloth, a name on its hem, and the name of the site. */
import { cardSize } from '@sinima/contracts/social-card';
import { portraitGround, posterGround, type ClothGround } from '@sinima/ui-kit/cloth-ground';
import { initials } from '@sinima/ui-kit/initials';
import type { CardSubject } from './card-subject.ts';
import { fitLines, type FittedLines } from './fit-lines.ts';
import type { Direction } from './font.ts';
import type { Typeface } from './typeface.ts';
import { directionOf, isolated } from './visual-runs.ts';

/** The site's faces. */
export interface CardFaces {
  readonly headline: Typeface;
  readonly text: Typeface;
}

const { width, height } = cardSize;
/** How much of the card is cloth: what a poster is, 2 by 3. */
const CLOTH_WIDTH = 420;
const MARGIN = 64;
const measure = width - CLOTH_WIDTH - 2 * MARGIN;
/** Where the cloth begins and where lines do, and how the cloth's edge is laid over the seam: words come first, cloth after them. */
const SIDES = {
  ltr: { cloth: width - CLOTH_WIDTH, words: MARGIN, edge: `translate(${width - CLOTH_WIDTH} 0)` },
  rtl: { cloth: 0, words: width - MARGIN, edge: `translate(${CLOTH_WIDTH} 0)scale(-1 1)` },
} as const;
/**
 * From baseline to baseline, in font sizes: with marks, a dot below and an accent above must both find room. How far
 * letters reach below the last baseline is of account only where they reach far.
 */
const LINES = {
  plain: { leading: 1.16, below: 0 },
  marked: { leading: 1.3, below: 0 },
  arabic: { leading: 1.5, below: 0.3 },
} as const;
const CHALK = '#fbf6ea';
const OCHRE = '#f0b132';
const MARK_PATH = 'M4 4l8 8-8 8M20 4l-8 8 8 8M12 0v6M12 18v6M0 12h4M20 12h4';

/** Font sizes from large to small. */
function sizes(largest: number, smallest: number): number[] {
  return Array.from({ length: (largest - smallest) / 4 + 1 }, (_unused, index) => largest - index * 4);
}

function linesOf(name: string): (typeof LINES)[keyof typeof LINES] {
  if (/\p{Script=Arabic}/u.test(name)) return LINES.arabic;
  return /\p{M}/u.test(name.normalize('NFD')) ? LINES.marked : LINES.plain;
}

/** Where lines are painted. */
interface Place {
  readonly colour: string;
  /** The side that they begin at: the left one, or from right to left the right one. */
  readonly side: number;
  readonly direction: Direction;
  /** Of the last baseline. */
  readonly foot: number;
  readonly leading?: number;
}

function painted(
  text: FittedLines | undefined,
  face: Typeface,
  { colour, side, direction, foot, leading = 1 }: Place,
): string {
  if (!text) return '';
  const unit = (text.size / face.unitsPerEm).toFixed(5);
  return text.lines
    .map(({ path, width: units }, index) => {
      const left = direction === 'rtl' ? side - (units * text.size) / face.unitsPerEm : side;
      const baseline = foot - (text.lines.length - 1 - index) * leading * text.size;
      return `<path fill="${colour}" transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)})scale(${unit} -${unit})" d="${path}"/>`;
    })
    .join('');
}

/** Return the site's mark and its name, which are the same in every direction. */
function signature({ headline }: CardFaces, direction: Direction): string {
  const name = fitLines('SINIMA', headline, {
    width: 400,
    height: 60,
    sizes: [40],
    leading: 1,
    direction: 'ltr',
  });
  const nameWidth = ((name?.lines[0]?.width ?? 0) * 40) / headline.unitsPerEm;
  const left = direction === 'rtl' ? Math.round(width - MARGIN - 64 - nameWidth) : MARGIN;
  return (
    `<path fill="none" stroke="${OCHRE}" stroke-width="2" transform="translate(${left} ${MARGIN - 8})scale(1.9)" d="${MARK_PATH}"/>` +
    painted(name, headline, { colour: CHALK, side: left + 64, direction: 'ltr', foot: MARGIN + 31 })
  );
}

/** Return a person's initials in their round, in the middle of the cloth, as portraits on the site have them. */
function round(
  { name, direction }: CardSubject,
  { hem, pale }: ClothGround,
  { headline }: CardFaces,
): string {
  const middle = SIDES[direction].cloth + CLOTH_WIDTH / 2;
  const letters = fitLines(initials(name), headline, {
    width: 180,
    height: 140,
    sizes: [112],
    leading: 1,
    direction: directionOf(name),
  });
  if (!letters) return '';
  const letterWidth = ((letters.lines[0]?.width ?? 0) * 112) / headline.unitsPerEm;
  const left = middle - letterWidth / 2;
  return (
    `<circle cx="${middle}" cy="${height / 2}" r="132" fill="${hem}"/>` +
    `<circle cx="${middle}" cy="${height / 2}" r="119" fill="none" stroke="${pale}" stroke-width="5"/>` +
    painted(letters, headline, { colour: CHALK, side: left, direction: 'ltr', foot: height / 2 + 48 })
  );
}

/** Return the facts as one line; from right to left each keeps its own order, so that two Latin ones do not change places. */
const factsLine = ({ facts, direction }: CardSubject): string =>
  (direction === 'rtl' ? facts.map(isolated) : facts).join(' · ');

/** Draw a card as an SVG whose letters are outlines, so that it looks the same wherever it is painted. */
export function drawCard(subject: CardSubject, faces: CardFaces): string {
  const { direction } = subject;
  const isPerson = subject.cloth === 'portrait';
  const sides = SIDES[direction];
  const ground = (isPerson ? portraitGround : posterGround)(subject, 240, 360);
  const facts = fitLines(factsLine(subject), faces.text, {
    width: measure,
    height: 32,
    sizes: sizes(32, 20),
    leading: 1,
    direction,
  });
  const foot = height - MARGIN;
  const { leading, below } = linesOf(subject.name);
  const name = fitLines(subject.name.toUpperCase(), faces.headline, {
    width: measure,
    height: 390,
    sizes: sizes(168, 40),
    leading,
    direction: directionOf(subject.name),
  });
  const place = { side: sides.words, direction };
  const nameFoot = foot - (facts ? 66 : 0) - below * (name?.size ?? 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${ground.hem}" d="M0 0h${width}v${height}H0z"/>` +
    `<svg x="${sides.cloth}" width="${CLOTH_WIDTH}" height="${height}" viewBox="0 0 240 360">${ground.content}</svg>` +
    `<g transform="${sides.edge}rotate(90)scale(${height / 240})">${ground.edge}</g>` +
    (isPerson ? round(subject, ground, faces) : '') +
    signature(faces, direction) +
    painted(name, faces.headline, { ...place, colour: CHALK, foot: nameFoot, leading }) +
    painted(facts, faces.text, { ...place, colour: ground.pale, foot }) +
    '</svg>'
  );
}
