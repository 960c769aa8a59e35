/** @jest-environment node */
import path from 'node:path';
import { siteSubject, type CardSubject } from './card-subject.ts';
import { drawCard, type CardFaces } from './draw-card.ts';
import { fitLines } from './fit-lines.ts';
import { openTypeface } from './typeface.ts';

const fonts = path.resolve(__dirname, '../../../ui-kit/src/fonts');
let faces: CardFaces;

beforeAll(async () => {
  faces = {
    headline: await openTypeface(path.join(fonts, 'sinima-headline.woff2')),
    text: await openTypeface(path.join(fonts, 'sinima-text.woff2'), 700),
  };
});

const film: CardSubject = {
  cloth: 'poster',
  slug: 'yeelen',
  country: 'Mali',
  genres: ['fantasy'],
  decade: 1980,
  name: 'Yeelen',
  facts: ['1987', 'Film', 'Mali'],
};
const long = Array.from({ length: 60 }, (_unused, index) => `word${index}`).join(' ');

/** Return the lines of a name as a card sets them. */
function set(name: string) {
  return fitLines(name, faces.headline, {
    width: 652,
    height: 390,
    sizes: [168, 120, 80, 40],
    leading: 1.16,
  });
}

describe('the card', () => {
  it('drawing of a card is the same each time, and another for another name', () => {
    expect(drawCard(film, faces)).toBe(drawCard({ ...film }, faces));
    expect(drawCard({ ...film, name: 'Finye' }, faces)).not.toBe(drawCard(film, faces));
  });

  it('drawing of a card has neither text elements nor outside addresses: it needs nothing to be painted', () => {
    for (const subject of [film, siteSubject('fr'), { ...film, cloth: 'portrait' as const }]) {
      expect(drawCard(subject, faces)).not.toMatch(/<text|<image|href="(?!#)|NaN|undefined/);
    }
  });

  it('drawing of a card shows what it can of a name in letters that the fonts lack', () => {
    const nameless = drawCard({ ...film, name: '' }, faces);
    expect(drawCard({ ...film, name: 'የብርሃን' }, faces)).toBe(nameless);
    expect(drawCard({ ...film, cloth: 'portrait', name: 'ብርሃን' }, faces)).not.toContain('<circle');
  });
});

describe('a name', () => {
  it.each(['Ọ̀nà Ẹ̀bùn', 'Ìjọba Ńlá', 'ƊAN ƁERA', 'Ŋutɔ Ɖeka', 'Sembène', 'Ẹ̄gbẹ́ Ǹkan', 'Hara ǃGaeb'])(
    'of %s is drawn with all its marks',
    (name) => {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      const drawn = faces.headline.set(name.toUpperCase());
      expect(drawn?.path).not.toMatch(/NaN/);
      if (plain === name) return;
      expect(drawn?.path.split('Z').length).toBeGreaterThan(
        faces.headline.set(plain.toUpperCase())?.path.split('Z').length ?? Infinity,
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
