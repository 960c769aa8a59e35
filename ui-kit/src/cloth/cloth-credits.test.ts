/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clothCredits } from './cloth-credits.ts';
import { traditions } from './tradition-of-country.ts';

it('credits each tradition that is drawn in, and no other', () => {
  expect(clothCredits.map(({ name }) => name.toLowerCase())).toEqual(Object.keys(traditions));
});

it.each(clothCredits)('cuts the swatch of $name from a country that is drawn in it', ({ name, country }) => {
  const { countries } = traditions[name.toLowerCase() as keyof typeof traditions];
  expect(countries).toContain(country);
});

it.each(clothCredits)('says of $name the same as the README', ({ inspiredBy, knownThrough, drawnFor }) => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const row = readme.split('\n').find((line) => line.includes(knownThrough)) ?? '';
  expect(row.split('|').map((cell) => cell.trim())).toEqual(
    expect.arrayContaining([inspiredBy, knownThrough, drawnFor]),
  );
});
