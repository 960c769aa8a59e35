import type { SeedPerson } from '../seed-records.js';

/** People of the cinema of North Africa, by slug. */
export const northAfrica: SeedPerson[] = [
  {
    slug: 'amine-bouhafa',
    name: 'Amine Bouhafa',
    birthYear: 1986,
    nationality: 'Tunisian',
    country: 'Tunisia',
    roles: ['Composer'],
    bio: 'Composer.',
  },
  {
    slug: 'fatym-layachi',
    name: 'Fatym Layachi',
    nationality: 'Moroccan',
    country: 'Morocco',
    roles: ['Actor'],
    bio: 'Actor and director.',
  },
  {
    slug: 'nadia-ben-rachid',
    name: 'Nadia Ben Rachid',
    nationality: 'Tunisian',
    country: 'Tunisia',
    roles: ['Editor'],
    bio: 'Editor.',
  },
  {
    slug: 'sofian-el-fani',
    name: 'Sofian El Fani',
    nationality: 'Tunisian',
    country: 'Tunisia',
    roles: ['Cinematographer'],
    bio: 'Cinematographer.',
  },
];
