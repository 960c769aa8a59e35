import { queryWords, wordsFilter, wordsOfName } from './query-words.ts';
import { searchableName } from './searchable-name.ts';
import { hasGrams } from './test/has-grams.ts';

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
  ['king b', 'King of Boys'],
  ['ng of b', 'King of Boys'],
])('the words of a query %j find %s', (query, name) => {
  expect(finds(query, name)).toBe(true);
});

it.each([
  ['king girls', ['King of Boys']],
  ['king s', ['King of Boys']],
  ['yeelen brightness', ['Yeelen', 'Brightness']],
])('the words of a query %j do not find %j', (query, names) => {
  expect(finds(query, ...names)).toBe(false);
});

it('the words of a query are at most eight', () => {
  expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
});

it.each([
  [['lionheart', 'movie'], ['lionheart']],
  [
    ['king', 'of', 'boys', '2018'],
    ['king', 'of', 'boys'],
  ],
  [
    ['movie', 'film'],
    ['movie', 'film'],
  ],
])('of %j the words of a name are %j', (words, left) => {
  expect(wordsOfName(words)).toEqual(left);
});
