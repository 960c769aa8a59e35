import { nameCost } from './name-cost.ts';
import { queryWords } from './query-words.ts';
import { searchableName } from './searchable-name.ts';

const cost = (query: string, name: string): number =>
  nameCost(queryWords(query), searchableName(name).searchText);

it.each([
  ['kig of boys', ['King of Boys', 'King of Boys: The Return of the King', 'The Boys']],
  ['kingofboys', ['King of Boys', 'King of Boys: The Return of the King', 'Boys']],
  ['king of boys lionheart', ['King of Boys', 'Lionheart']],
  ['lionert', ['Lionheart', 'Lion']],
  ['tuore', ['Touré', 'Tower']],
  ['no tme to die', ['No Time to Die', 'No']],
])('of what %j may mean, %j come in this order', (query, names) => {
  const costs = names.map((name) => cost(query, name));
  expect([...costs].sort((a, b) => a - b)).toEqual(costs);
  expect(new Set(costs).size).toBe(names.length);
});

it('a typo costs less than a word that is missing from the name', () => {
  expect(cost('kig', 'King')).toBeLessThan(cost('kig', 'Boys'));
});
