import type { SearchableName } from './searchable-name.js';
import { queryWords, typoFilters, wordsFilter, type TypoFilter } from './query-words.js';
import { searchableName } from './searchable-name.js';
import { hasGrams } from '../../test/has-grams.js';

function passes({ grams, searchText }: TypoFilter, name: SearchableName): boolean {
  const { $regex, $options } = searchText;
  return (
    grams.$all.every((run) => name.grams.includes(run)) && new RegExp($regex, $options).test(name.searchText)
  );
}

function finds(query: string, ...names: string[]): boolean {
  const filter = wordsFilter(queryWords(query));
  const { searchText, grams } = searchableName(...names);
  const { $regex, $options } = filter.searchText ?? {};
  return hasGrams(grams, filter.$and) && new RegExp($regex ?? '', $options).test(searchText);
}

it.each([
  ['king boys', 'King of Boys'],
  ['boys king', 'King of Boys'],
  ['BOYS, ọf', 'King of Boys'],
  ['ing', 'King of Boys'],
  ['ki', 'King of Boys'],
  ['s f', 'King of Boys'],
])('the words of a query %j find %s', (query, name) => {
  expect(finds(query, name)).toBe(true);
});

it.each([
  ['king girls', ['King of Boys']],
  ['yeelen brightness', ['Yeelen', 'Brightness']],
])('the words of a query %j do not find %j', (query, names) => {
  expect(finds(query, ...names)).toBe(false);
});

it('the words of a query are at most eight', () => {
  expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
});

it.each(['toure', 'fatoyinbo', 'nnaji', 'kidi', 'sembene'])(
  'typoFilters let %s through whatever the typo',
  (word) => {
    const name = searchableName('The', word, 'Case');
    const letters = [...word];
    const typos = letters.flatMap((letter, at) => [
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}q${word.slice(at)}`,
      `${word.slice(0, at)}q${word.slice(at + 1)}`,
      ...(at > 0 ? [word.slice(0, at - 1) + letter + letters[at - 1] + word.slice(at + 1)] : []),
    ]);
    const missed = typos.filter(
      (typo) => typo.length > 3 && !typoFilters(typo).some((filter) => passes(filter, name)),
    );
    expect(missed).toEqual([]);
  },
);

it('typoFilters are none for a word too long to be one', () => {
  expect(typoFilters('a'.repeat(41))).toEqual([]);
});

it.each([
  ['sembene', 'sembanu'],
  ['kidi', 'akidu'],
  ['nnaji', 'nna ji'],
  ['toure', 'tuorre'],
])('typoFilters let nothing through that is two typos away: %s, %s', (word, other) => {
  const name = searchableName(other);
  expect(typoFilters(word).filter((filter) => passes(filter, name))).toEqual([]);
});
