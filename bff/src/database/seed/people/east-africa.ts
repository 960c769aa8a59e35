import type { SeedPerson } from '../seed-records.js';

/** People of the cinema of East Africa, by slug. */
export const eastAfrica: SeedPerson[] = [
  {
    slug: 'loukman-ali',
    name: 'Loukman Ali',
    nationality: 'Ugandan',
    country: 'Uganda',
    roles: ['Director'],
    bio: 'Director and visual artist, known for Sixteen Rounds and Brotherhood.',
  },
];
