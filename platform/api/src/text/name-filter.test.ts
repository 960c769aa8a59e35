import { nameFilter } from './name-filter.ts';
import { searchableName } from './searchable-name.ts';
import { hasGrams } from './test/has-grams.ts';

function finds(text: string, ...names: string[]): boolean {
  const filter = nameFilter(text);
  if (!filter) return false;
  const { searchText, grams } = searchableName(...names);
  return (
    hasGrams(grams, filter.$and) &&
    (!filter.searchText || new RegExp(filter.searchText.$regex).test(searchText))
  );
}

it.each([
  ['ajoke', 'Àjọ̀kẹ́'],
  ['AJỌ̀KẸ́', 'Ajoke'],
  ['ng of b', 'King of Boys'],
  ['boys: the', 'King of Boys: The Return of the King'],
  ['o', 'Òlòtūré'],
  ['e', 'Òlòtūré'],
  ['re', 'Òlòtūré'],
  ['ng', 'King of Boys'],
  ['  king ', 'King of Boys'],
  ['', 'anything'],
  ['   ', 'anything'],
])('nameFilter %j finds %s', (text, name) => {
  expect(finds(text, name)).toBe(true);
});

it.each([
  ['boys king', 'King of Boys'],
  ['x', 'King of Boys'],
  ['ok', 'King of Boys'],
  ['?!', 'What?!'],
  ['.*', 'King of Boys'],
])('nameFilter %j does not find %s', (text, name) => {
  expect(finds(text, name)).toBe(false);
});

it('nameFilter finds a record by any of its names, and never across two', () => {
  expect(finds('yeelen', 'Brightness', 'Yeelen')).toBe(true);
  expect(finds('brightness yeelen', 'Brightness', 'Yeelen')).toBe(false);
});
