/** @jest-environment node */
import { clothCredits } from './cloth-credits.ts';
import { traditions } from './tradition-of-country.ts';

it('credits each tradition that is drawn in, and no other', () => {
  expect(clothCredits.map(({ name }) => name.toLowerCase())).toEqual(Object.keys(traditions));
});

it.each(clothCredits)('cuts the swatch of $name from a country that is drawn in it', ({ name, country }) => {
  const { countries } = traditions[name.toLowerCase() as keyof typeof traditions];
  expect(countries).toContain(country);
});
