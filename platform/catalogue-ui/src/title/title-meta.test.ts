/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { titleMeta, titleMetaWithSeasons, titleMetaWithType } from './title-meta.ts';

const english = createText('en');

it.each([
  [2018, 169, '2018 · 169m'],
  [2018, null, '2018'],
  [null, 169, '169m'],
  [null, null, ''],
])('meta of a title of %s that runs %s minutes is "%s"', (releaseYear, runtimeMins, meta) => {
  expect(titleMeta({ releaseYear, runtimeMins }, english)).toBe(meta);
});

it.each([
  [50, 2, '2019 · 50m · 2 seasons'],
  [null, 1, '2019 · 1 season'],
  [50, null, '2019 · 50m'],
])('meta of a series of %s minutes and %s seasons is "%s"', (runtimeMins, seasonCount, meta) => {
  expect(titleMetaWithSeasons({ releaseYear: 2019, runtimeMins, seasonCount }, english)).toBe(meta);
});

it.each([
  ['SERIES', 2019, '2019 · Series'],
  ['SERIES', null, 'Series'],
  ['MOVIE', 2019, '2019'],
] as const)('meta of a %s of %s with its type is "%s"', (type, releaseYear, meta) => {
  expect(titleMetaWithType({ type, releaseYear }, english)).toBe(meta);
});
