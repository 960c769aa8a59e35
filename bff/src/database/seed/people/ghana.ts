import type { SeedPerson } from '../seed-records.js';

/** People of the cinema of Ghana, by slug. */
export const ghana: SeedPerson[] = [
  {
    slug: 'adjetey-anang',
    name: 'Adjetey Anang',
    birthYear: 1973,
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor of stage and screen.',
  },
  {
    slug: 'chris-attoh',
    name: 'Chris Attoh',
    birthYear: 1979,
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor and presenter.',
  },
  {
    slug: 'jackie-appiah',
    name: 'Jackie Appiah',
    birthYear: 1983,
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor, who works in Ghana and Nigeria.',
  },
  {
    slug: 'lydia-forson',
    name: 'Lydia Forson',
    birthYear: 1984,
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor and writer.',
  },
  {
    slug: 'mawuli-gavor',
    name: 'Mawuli Gavor',
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor.',
  },
  {
    slug: 'zynnell-zuh',
    name: 'Zynnell Zuh',
    nationality: 'Ghanaian',
    country: 'Ghana',
    roles: ['Actor'],
    bio: 'Actor.',
  },
];
