/** @jest-environment node */
import { filterOptions } from './filter-options.ts';

const valuesOf = (chosen: string) =>
  filterOptions('All Genres', ['drama', 'comedy'], chosen).map(({ value }) => value);

it.each([
  ['', ['all', 'drama', 'comedy']],
  ['comedy', ['all', 'drama', 'comedy']],
  ['western', ['all', 'western', 'drama', 'comedy']],
])('options of a filter that is "%s" are %j', (chosen, values) => {
  expect(valuesOf(chosen)).toEqual(values);
});

it('options of a filter are labelled', () => {
  expect(filterOptions('All', ['drama'], '', (value) => value.toUpperCase())).toEqual([
    { value: 'all', label: 'All' },
    { value: 'drama', label: 'DRAMA' },
  ]);
});
