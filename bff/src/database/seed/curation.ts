import type { SeedCuration } from './seed-records.js';

/** What the editors put forward; the platforms are sample data. */
export const seedCuration: SeedCuration = {
  trending: [
    'a-tribe-called-judah',
    'king-of-boys',
    'anikulapo',
    'mami-wata',
    'lionheart',
    'blood-sisters',
    'dahomey',
    'gangs-of-lagos',
    'eyimofe',
    'timbuktu',
    'the-black-book',
    'atlantics',
  ],
  featuredPeople: [
    'genevieve-nnaji',
    'kunle-afolayan',
    'sola-sobowale',
    'mati-diop',
    'funke-akindele',
    'ousmane-sembene',
    'tunde-kelani',
    'c-j-obasi',
  ],
  streaming: [
    { title: 'lionheart', platforms: ['Netflix'] },
    { title: 'gangs-of-lagos', platforms: ['Amazon Prime'] },
    { title: 'blood-sisters', platforms: ['Netflix'] },
    { title: 'iwaju', platforms: ['Disney+'] },
    { title: 'atlantics', platforms: ['Netflix', 'Apple TV+'] },
    { title: 'king-of-boys', platforms: ['Netflix', 'Showmax'] },
    { title: 'tsotsi', platforms: ['Showmax', 'Amazon Prime'] },
    { title: 'district-9', platforms: ['Hulu', 'Paramount+'] },
    { title: 'my-octopus-teacher', platforms: ['Netflix'] },
    { title: 'touki-bouki', platforms: ['HBO Max'] },
    { title: 'anikulapo', platforms: ['Netflix'] },
    { title: 'hush', platforms: ['Showmax'] },
  ],
};
