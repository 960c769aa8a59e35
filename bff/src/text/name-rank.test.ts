import { nameRank } from './name-rank.js';
import { queryWords } from './query-words.js';
import { searchableName } from './searchable-name.js';

const rank = (query: string, ...names: string[]): number | null =>
  nameRank(queryWords(query), searchableName(...names).searchText);

it('nameRank ranks names from equal to misspelled', () => {
  const names = [
    'King of Boys',
    'King of Boys: The Return of the King',
    'The King of Boys',
    'Viking of Boys',
    'Boyse: of Kings',
    'Viking, of Cowboys',
    'Kinng of Boys',
    'Kinng of Byos',
  ];
  const ranks = names.map((name) => rank('king of boys', name));
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 7, 8]);
});

it.each([
  ['fatoinbo', 'Joke Fátóyìnbó'],
  ['tuore', 'Touré'],
  ['sembane', 'Ousmane Sembène'],
  ['nnaji genevive', 'Genevieve Nnaji'],
])('nameRank finds what %j means in %s', (query, name) => {
  expect(rank(query, name)).not.toBeNull();
});

it.each([
  ['tuore', 'Tower'],
  ['abc', 'abd'],
  ['king queen', 'King of Boys'],
])('nameRank does not find %j in %s', (query, name) => {
  expect(rank(query, name)).toBeNull();
});

it('nameRank takes the best of several names', () => {
  expect(rank('yeelen', 'Brightness and Yeelen', 'Yeelen')).toBe(0);
});
