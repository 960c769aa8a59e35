import { awardHighlights } from './award-highlights.js';
import type { AwardsBodyDetail, Nominee } from './awards.dto.js';

const named = (name: string, won = true): Nominee => ({ won, title: null, person: null, name });

function body(slug: string, year: number, categories: Record<string, Nominee[]>): AwardsBodyDetail {
  return {
    id: slug,
    slug,
    name: slug.toUpperCase(),
    country: null,
    frequency: 'annual',
    usualMonth: 3,
    foundedYear: null,
    description: '',
    years: [year],
    editions: [
      { year, categories: Object.entries(categories).map(([name, nominees]) => ({ name, nominees })) },
    ],
  };
}

it('the highlights of a year are the winners under each label, of the first award that has one', () => {
  const bodies = [
    body('one', 2024, {
      'Best Movie': [named('Second', false), named('First')],
      Trailblazer: [named('Star')],
    }),
    body('two', 2024, { 'Best Film': [named('Other')], 'Best Director': [named('Director')] }),
  ];
  expect(awardHighlights(bodies, 2024).map(({ label, awardSlug, name }) => [label, awardSlug, name])).toEqual(
    [
      ['Best Film', 'one', 'First'],
      ['Best Director', 'two', 'Director'],
      ['Rising Star', 'one', 'Star'],
    ],
  );
});

it('the highlights of a year leave out what is not known, and other years', () => {
  expect(awardHighlights([body('one', 2023, { 'Best Film': [named('First')] })], 2024)).toEqual([]);
});
