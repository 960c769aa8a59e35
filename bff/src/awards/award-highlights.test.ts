import { awardHighlights, type EditionOfBody } from './award-highlights.js';
import type { Nominee } from './awards.dto.js';

const named = (name: string, won = true): Nominee => ({ won, title: null, work: null, person: null, name });

function edition(slug: string, categories: Record<string, Nominee[]>): EditionOfBody {
  return {
    award: slug.toUpperCase(),
    awardSlug: slug,
    year: 2024,
    categories: Object.entries(categories).map(([name, nominees]) => ({ name, source: null, nominees })),
  };
}

it('the highlights of a year are the winners under each label, of the first award that has one', () => {
  const editions = [
    edition('one', {
      'Best Movie': [named('Second', false), named('First')],
      Trailblazer: [named('Star')],
    }),
    edition('two', { 'Best Film': [named('Other')], 'Best Director': [named('Director')] }),
  ];
  expect(awardHighlights(editions).map(({ label, awardSlug, name }) => [label, awardSlug, name])).toEqual([
    ['Best Film', 'one', 'First'],
    ['Best Director', 'two', 'Director'],
    ['Rising Star', 'one', 'Star'],
  ]);
});

it('the highlights of a year leave out what is not known', () => {
  expect(awardHighlights([edition('one', { 'Best Film': [named('First', false)] })])).toEqual([]);
});
