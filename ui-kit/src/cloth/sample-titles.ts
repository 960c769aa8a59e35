import { between, pick, randomOf } from '@sinima/seeded-random';
import { traditions } from './tradition-of-country.ts';

const words =
  'blood river king the queen night lagos dust love house sun road return of mother city fire song'.split(
    ' ',
  );
const genres = [
  'drama',
  'comedy',
  'thriller',
  'romance',
  'horror',
  'action',
  'documentary',
  'crime',
  'family',
];

/** Made-up titles to try the cloth on, as many of each tradition, one country after the other. The same each time. */
export function sampleTitles(
  count: number,
): { slug: string; genres: string[]; country: string; decade: number }[] {
  const random = randomOf('sample');
  const countries = Object.values(traditions).map(({ countries: [country] }) => country);
  return countries.flatMap((country) =>
    Array.from({ length: Math.floor(count / countries.length) }, (_unused, index) => ({
      slug: [...Array.from({ length: between(random, 1, 5) }, () => pick(random, words)), index].join('-'),
      genres: [pick(random, genres)],
      country,
      decade: between(random, 196, 202) * 10,
    })),
  );
}
