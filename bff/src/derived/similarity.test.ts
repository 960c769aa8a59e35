import { titleSimilarity, type ComparableTitle } from './similarity.js';

const title = (given: Partial<ComparableTitle>): ComparableTitle => ({
  type: 'MOVIE',
  genres: ['drama'],
  countries: ['Nigeria'],
  languages: ['Yoruba'],
  releaseYear: 2019,
  ...given,
});

it.each<[string, Partial<ComparableTitle>, Partial<ComparableTitle>]>([
  ['the same genre, another country', { countries: ['Ghana'] }, { genres: ['comedy'] }],
  ['one of two genres', { genres: ['drama', 'crime'] }, { genres: ['crime', 'comedy'] }],
  ['the same country, another language', { languages: ['Igbo'] }, { countries: ['Ghana'] }],
  ['another decade', { releaseYear: 2009 }, { type: 'SERIES' }],
  ['a year that is not known', { releaseYear: undefined }, { type: 'SERIES' }],
])('titleSimilarity %s is nearer', (_what, nearer, farther) => {
  expect(titleSimilarity(title({}), title(nearer))).toBeGreaterThan(
    titleSimilarity(title({}), title(farther)),
  );
});

it('titleSimilarity is the same both ways', () => {
  const other = title({ genres: ['drama', 'crime'], countries: ['Ghana', 'Nigeria'] });
  expect(titleSimilarity(title({}), other)).toBe(titleSimilarity(other, title({})));
});

it('titleSimilarity is nothing where nothing is known or common', () => {
  const unknown = { genres: [], countries: [], languages: [], releaseYear: undefined };
  expect(titleSimilarity(title(unknown), title({ ...unknown, type: 'SERIES' }))).toBe(0);
});
