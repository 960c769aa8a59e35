/** The picture by which a page is shown where a link to it is shared: cloth, a name on its hem, and the name of the site. */
import { cardSize } from '@sinima/contracts/social-card';
import { portraitGround, posterGround, type ClothGround } from '@sinima/ui-kit/cloth-ground';
import { initials } from '@sinima/ui-kit/initials';
import type { CardSubject } from './card-subject.ts';
import { fitLines, type FittedLines } from './fit-lines.ts';
import type { Typeface } from './typeface.ts';

/** The site's faces. */
export interface CardFaces {
  readonly headline: Typeface;
  readonly text: Typeface;
}

const { width, height } = cardSize;
/** How much of the card is cloth, from the right: what a poster is, 2 by 3. */
const CLOTH_WIDTH = 420;
const clothLeft = width - CLOTH_WIDTH;
const MARGIN = 64;
const measure = clothLeft - 2 * MARGIN;
/** From baseline to baseline, in font sizes: with marks, a dot below and an accent above must both find room. */
const LEADING = { plain: 1.16, marked: 1.3 } as const;
const CHALK = '#fbf6ea';
const OCHRE = '#f0b132';
const MARK_PATH = 'M4 4l8 8-8 8M20 4l-8 8 8 8M12 0v6M12 18v6M0 12h4M20 12h4';

/** Font sizes from large to small. */
function sizes(largest: number, smallest: number): number[] {
  return Array.from({ length: (largest - smallest) / 4 + 1 }, (_unused, index) => largest - index * 4);
}

/** Paint lines from the left edge, the last one's baseline at `foot`. */
function painted(
  text: FittedLines | undefined,
  face: Typeface,
  colour: string,
  left: number,
  foot: number,
  leading = 1,
) {
  if (!text) return '';
  const unit = (text.size / face.unitsPerEm).toFixed(5);
  return text.lines
    .map(({ path }, index) => {
      const baseline = foot - (text.lines.length - 1 - index) * leading * text.size;
      return `<path fill="${colour}" transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)})scale(${unit} -${unit})" d="${path}"/>`;
    })
    .join('');
}

/** Return the site's mark and its name. */
function signature({ headline }: CardFaces): string {
  const name = fitLines('SINIMA', headline, { width: 400, height: 60, sizes: [40], leading: 1 });
  return (
    `<path fill="none" stroke="${OCHRE}" stroke-width="2" transform="translate(${MARGIN} ${MARGIN - 8})scale(1.9)" d="${MARK_PATH}"/>` +
    painted(name, headline, CHALK, MARGIN + 64, MARGIN + 31)
  );
}

/** Return a person's initials in their round, in the middle of the cloth, as portraits on the site have them. */
function round(name: string, { hem, pale }: ClothGround, { headline }: CardFaces): string {
  const middle = clothLeft + CLOTH_WIDTH / 2;
  const letters = fitLines(initials(name), headline, { width: 180, height: 140, sizes: [112], leading: 1 });
  if (!letters) return '';
  const letterWidth = ((letters.lines[0]?.width ?? 0) * 112) / headline.unitsPerEm;
  return (
    `<circle cx="${middle}" cy="${height / 2}" r="132" fill="${hem}"/>` +
    `<circle cx="${middle}" cy="${height / 2}" r="119" fill="none" stroke="${pale}" stroke-width="5"/>` +
    painted(letters, headline, CHALK, middle - letterWidth / 2, height / 2 + 48)
  );
}

/** Draw a card as an SVG whose letters are outlines, so that it looks the same wherever it is painted. */
export function drawCard(subject: CardSubject, faces: CardFaces): string {
  const isPerson = subject.cloth === 'portrait';
  const ground = (isPerson ? portraitGround : posterGround)(subject, 240, 360);
  const facts = fitLines(subject.facts.join(' · '), faces.text, {
    width: measure,
    height: 32,
    sizes: sizes(32, 20),
    leading: 1,
  });
  const foot = height - MARGIN;
  const isMarked = /\p{M}/u.test(subject.name.normalize('NFD'));
  const between = isMarked ? LEADING.marked : LEADING.plain;
  const name = fitLines(subject.name.toUpperCase(), faces.headline, {
    width: measure,
    height: 390,
    sizes: sizes(168, 40),
    leading: between,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${ground.hem}" d="M0 0h${width}v${height}H0z"/>` +
    `<svg x="${clothLeft}" width="${CLOTH_WIDTH}" height="${height}" viewBox="0 0 240 360">${ground.content}</svg>` +
    `<g transform="translate(${clothLeft} 0)rotate(90)scale(${height / 240})">${ground.edge}</g>` +
    (isPerson ? round(subject.name, ground, faces) : '') +
    signature(faces) +
    painted(name, faces.headline, CHALK, MARGIN, facts ? foot - 66 : foot, between) +
    painted(facts, faces.text, ground.pale, MARGIN, foot) +
    '</svg>'
  );
}
