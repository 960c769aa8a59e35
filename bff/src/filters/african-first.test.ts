import { africanFirst } from './african-first.js';

it('countries of Africa stand before those with more titles elsewhere', () => {
  const names = ['France', 'Nigeria', 'South Africa', 'Germany', 'DR Congo'];
  expect(africanFirst(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'Nigeria',
    'South Africa',
    'DR Congo',
    'France',
    'Germany',
  ]);
});
