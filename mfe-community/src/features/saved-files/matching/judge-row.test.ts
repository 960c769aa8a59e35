/** @jest-environment node */
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import type { ImportRow } from '../formats/import-list.ts';
import { judgePeople, judgeTitles } from './judge-row.ts';

const film = (
  id: string,
  displayTitle: string,
  releaseYear: number | null,
  originalTitle: string | null = null,
) => sampleTitle({ id, slug: id, displayTitle, releaseYear, originalTitle });
const row = (name: string, year: number | null, kind: ImportRow['kind'] = null): ImportRow => ({
  name,
  year,
  kind,
  savedAt: null,
});

it.each([
  ['of one name and year', row('Lionheart', 2018), [film('a', 'Lionheart', 2018)], 'a'],
  ['without marks', row('Atlantique', 2019), [film('a', 'Atlántiqué', 2019)], 'a'],
  ['with “and” for “&”', row('Blood and Water', 2020), [film('a', 'Blood & Water', 2020)], 'a'],
  ['by its original name', row('Xala', 1975), [film('a', 'The Curse', 1975, 'Xala')], 'a'],
  ['of a year later', row('Lionheart', 2019), [film('a', 'Lionheart', 2018)], 'a'],
  ['of the very year', row('Yaaba', 1989), [film('b', 'Yaaba', 1990), film('a', 'Yaaba', 1989)], 'a'],
  ['without a year, where one has the name', row('Yaaba', null), [film('a', 'Yaaba', 1989)], 'a'],
])('line %s is found', (_how, line, titles, id) => {
  expect(judgeTitles(line, titles)).toMatchObject({ kind: 'found', record: { id } });
});

it.each([
  [
    'two of one name and year',
    row('Half', 2018),
    [film('a', 'Half', 2018), film('b', 'Half', 2018)],
    ['a', 'b'],
  ],
  ['one of another year', row('Lionheart', 1990), [film('a', 'Lionheart', 2018)], ['a']],
  [
    'two of the name, and no year',
    row('Half', null),
    [film('a', 'Half', 2018), film('b', 'Half', 1990)],
    ['a', 'b'],
  ],
  ['a longer name', row('King of Boys', 2018), [film('a', 'King of Boys: The Rise', 2018)], ['a']],
  ['a film without a year', row('Half', 2018), [film('a', 'Half', null)], ['a']],
])('line that may mean %s is the visitor’s choice', (_what, line, titles, ids) => {
  expect(judgeTitles(line, titles)).toMatchObject({ kind: 'choice', records: ids.map((id) => ({ id })) });
});

it.each([
  ['nothing', row('Heat', 1995), []],
  ['another name', row('Heat', 1995), [film('a', 'Heath', 1995)]],
  ['a longer name of another year', row('Boys', 1995), [film('a', 'King of Boys', 2018)]],
  ['a film where it is a series', row('Half', 2018, 'SERIES'), [film('a', 'Half', 2018)]],
])('line for which a search brings %s is not here', (_what, line, titles) => {
  expect(judgeTitles(line, titles)).toEqual({ kind: 'missing' });
});

it('person is found where one alone has the name', () => {
  const people = [samplePerson({ id: 'p', name: 'Adékúnlé Gold' }), samplePerson({ id: 'q', name: 'Kunle' })];
  const line = row('Adekunle Gold', null, 'PERSON');
  expect(judgePeople(line, people)).toMatchObject({ kind: 'found', record: { id: 'p' } });
  expect(judgePeople(line, [...people, { ...people[0]!, id: 'r' }])).toMatchObject({ kind: 'choice' });
  expect(judgePeople(line, [])).toEqual({ kind: 'missing' });
});
