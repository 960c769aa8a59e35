/** @jest-environment node */
import path from 'node:path';
import { siteSubject, type CardSubject } from './card-subject.ts';
import { drawCard, type CardFaces } from './draw-card.ts';
import { fitLines } from './fit-lines.ts';
import { openFaces } from './paint-card.ts';

const fonts = path.resolve(__dirname, '../../../ui-kit/src/fonts');
let faces: CardFaces;

beforeAll(async () => {
  faces = await openFaces(
    ['sinima-headline.woff2', 'sinima-text.woff2'].map((font) => path.join(fonts, font)),
  );
});

const film: CardSubject = {
  cloth: 'poster',
  slug: 'yeelen',
  country: 'Mali',
  genres: ['fantasy'],
  decade: 1980,
  name: 'Yeelen',
  facts: ['1987', 'Film', 'Mali'],
  direction: 'ltr',
};
const arabic: CardSubject = {
  ...film,
  name: 'صمت القصور',
  facts: ['1994', 'فيلم', 'تونس'],
  direction: 'rtl',
};
const long = Array.from({ length: 60 }, (_unused, index) => `word${index}`).join(' ');

/** Return the lines of a name as a card sets them. */
function set(name: string) {
  return fitLines(name, faces.headline, {
    width: 652,
    height: 390,
    sizes: [168, 120, 80, 40],
    leading: 1.16,
    direction: 'ltr',
  });
}

/** Return where the filled outlines of a card begin: those of its signature, its name and its facts. */
const leftsOf = (svg: string): number[] =>
  Array.from(svg.matchAll(/<path fill="#[0-9a-f]{6}" transform="translate\(([\d.]+)/g), ([, left]) =>
    Number(left),
  );

describe('the card', () => {
  it('drawing of a card is the same each time, and another for another name', () => {
    expect(drawCard(film, faces)).toBe(drawCard({ ...film }, faces));
    expect(drawCard({ ...film, name: 'Finye' }, faces)).not.toBe(drawCard(film, faces));
  });

  it('drawing of a card has neither text elements nor outside addresses: it needs nothing to be painted', () => {
    for (const subject of [film, arabic, siteSubject('ar'), { ...film, cloth: 'portrait' as const }]) {
      expect(drawCard(subject, faces)).not.toMatch(/<text|<image|href="(?!#)|NaN|undefined/);
    }
  });

  it('drawing of a card shows what it can of a name in letters that the fonts lack', () => {
    const nameless = drawCard({ ...film, name: '' }, faces);
    expect(drawCard({ ...film, name: 'የብርሃን' }, faces)).toBe(nameless);
    expect(drawCard({ ...film, cloth: 'portrait', name: 'ብርሃን' }, faces)).not.toContain('<circle');
  });

  it('drawing of a card from right to left has its cloth at the left and its words at the right', () => {
    const [latin, mirrored] = [drawCard(film, faces), drawCard({ ...film, direction: 'rtl' }, faces)];
    expect(latin).toContain('<svg x="780" width="420"');
    expect(mirrored).toContain('<svg x="0" width="420"');
    expect(new Set(leftsOf(latin))).toEqual(new Set([64, 128]));
    for (const left of leftsOf(mirrored)) expect(left).toBeGreaterThan(420 + 64);
  });

  it('drawing of a card from right to left shows the words that one from left to right shows, and the same signature', () => {
    const outlines = (subject: CardSubject) =>
      drawCard(subject, faces)
        .match(/ d="[^"]+"/g)
        ?.slice(-3);
    expect(outlines({ ...film, direction: 'rtl', facts: ['1987'] })).toEqual(
      outlines({ ...film, facts: ['1987'] }),
    );
  });

  it('drawing of a card has a name in Arabic letters in every language', () => {
    const nameless = leftsOf(drawCard({ ...film, name: '' }, faces)).length;
    expect(leftsOf(drawCard({ ...film, name: 'صمت' }, faces))).toHaveLength(nameless + 1);
    expect(leftsOf(drawCard({ ...arabic, name: 'صمت' }, faces))).toHaveLength(nameless + 1);
  });
});

describe('a name', () => {
  it.each(['Ọ̀nà Ẹ̀bùn', 'Ìjọba Ńlá', 'ƊAN ƁERA', 'Ŋutɔ Ɖeka', 'Sembène', 'Ẹ̄gbẹ́ Ǹkan', 'Hara ǃGaeb'])(
    'of %s is drawn with all its marks',
    (name) => {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      const drawn = faces.headline.set(name.toUpperCase(), 'ltr');
      expect(drawn?.path).not.toMatch(/NaN/);
      if (plain === name) return;
      expect(drawn?.path.split('Z').length).toBeGreaterThan(
        faces.headline.set(plain.toUpperCase(), 'ltr')?.path.split('Z').length ?? Infinity,
      );
    },
  );

  it('name on a card is as large as its room lets it be', () => {
    const [short, middling] = [set('LAMB'), set('THE BURIAL OF KOJO AND OTHERS')];
    expect(short?.size).toBe(168);
    expect(middling?.size).toBeLessThan(168);
  });

  it('name on a card is broken into lines of like length', () => {
    const widths = set('ONE TWO THREE FOUR FIVE SIX')?.lines.map(({ width }) => width) ?? [];
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });

  it.each([
    ['of too many words', long],
    ['of one endless word', 'A'.repeat(300)],
  ])('name on a card %s is cut short and stays inside', (_what, name) => {
    const { lines, size } = set(name) ?? { lines: [], size: 0 };
    expect(size).toBe(40);
    expect(lines.length * 40 * 1.16).toBeLessThanOrEqual(390);
    expect(lines.length).toBeGreaterThan(0);
    for (const { width } of lines)
      expect((width * size) / faces.headline.unitsPerEm).toBeLessThanOrEqual(652);
  });

  it('name on a card that is empty is not drawn', () => {
    expect(set('  ')).toBeUndefined();
  });
});
