import type { SeedPerson } from '../seed-records.js';

/** People of the cinema of Southern Africa, by slug. */
export const southernAfrica: SeedPerson[] = [
  {
    slug: 'n-xau-toma',
    name: 'Nǃxau ǂToma',
    birthYear: 1944,
    deathDate: '2003-07-01',
    nationality: 'Namibian',
    country: 'Namibia',
    roles: ['Actor'],
    bio: 'Farmer and actor of the San people, known for The Gods Must Be Crazy.',
  },
];
