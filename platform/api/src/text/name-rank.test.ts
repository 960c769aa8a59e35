import { nameRank } from './name-rank.ts';
import { queryWords } from './query-words.ts';
import { searchableName } from './searchable-name.ts';

const rank = (query: string, ...names: string[]): number | null =>
  nameRank(queryWords(query), searchableName(...names).searchText);

it('nameRank ranks names from equal to those that hold the words inside of theirs', () => {
  const names = [
    'King of Boys',
    'King of Boys: The Return of the King',
    'King of Boyse',
    'The King of Boys',
    'Boyse: of Kings',
    'Viking of Boys',
    'Viking, of Cowboys',
  ];
  expect(names.map((name) => rank('king of boys', name))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it.each([
  ['king queen', 'King of Boys'],
  ['kinng', 'King of Boys'],
  ['king s', 'King of Boys'],
])('nameRank does not find %j in %s', (query, name) => {
  expect(rank(query, name)).toBeNull();
});

it('nameRank takes the best of several names', () => {
  expect(rank('yeelen', 'Brightness and Yeelen', 'Yeelen')).toBe(0);
});

it('nameRank finds initials however they are typed', () => {
  expect(rank('cj obasi', 'C.J. Obasi')).toBe(0);
  expect(rank('c.j. obasi', 'C.J. Obasi')).toBe(0);
});
