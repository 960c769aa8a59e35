import type { SeedPerson } from '../seed-records.js';

/** People of the cinema of Kenya, by slug. */
export const kenya: SeedPerson[] = [
  {
    slug: 'peter-king-nzioki-mwania',
    name: 'Peter King Nzioki Mwania',
    nationality: 'Kenyan',
    country: 'Kenya',
    roles: ['Actor'],
    bio: 'Actor.',
  },
];
