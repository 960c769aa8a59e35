import type { SeedCuration } from './seed-records.js';

/** What the editors put forward; the platforms are sample data. */
export const seedCuration: SeedCuration = {
  trending: [
    'behind-the-scenes-2025',
    'my-fathers-shadow',
    'king-of-boys',
    'anikulapo',
    'mami-wata',
    'lionheart',
    'blood-sisters',
    'gangs-of-lagos',
    'blood-and-water',
    'paranormal-2020',
    'on-becoming-a-guinea-fowl',
    'a-tribe-called-judah',
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
    {
      title: 'lionheart',
      platforms: ['Netflix'],
      countries: ['Nigeria', 'Ghana', 'Kenya', 'South Africa', 'Egypt', 'Morocco'],
    },
    { title: 'gangs-of-lagos', platforms: ['Amazon Prime'], countries: ['Nigeria', 'Ghana', 'South Africa'] },
    {
      title: 'blood-sisters',
      platforms: ['Netflix'],
      countries: ['Nigeria', 'Ghana', 'Kenya', 'South Africa', 'Egypt', 'Morocco'],
    },
    { title: 'iwaju', platforms: ['Disney+'], countries: ['South Africa', 'Egypt', 'Morocco'] },
    { title: 'atlantics', platforms: ['Netflix', 'Apple TV+'] },
    {
      title: 'king-of-boys',
      platforms: ['Netflix', 'Showmax'],
      countries: ['Nigeria', 'Kenya', 'South Africa'],
    },
    { title: 'tsotsi', platforms: ['Showmax', 'Amazon Prime'], countries: ['South Africa', 'Nigeria'] },
    { title: 'district-9', platforms: ['Hulu', 'Paramount+'] },
    {
      title: 'my-octopus-teacher',
      platforms: ['Netflix'],
      countries: ['Nigeria', 'Ghana', 'Kenya', 'South Africa', 'Egypt', 'Morocco'],
    },
    { title: 'touki-bouki', platforms: ['HBO Max'] },
    {
      title: 'anikulapo',
      platforms: ['Netflix'],
      countries: ['Nigeria', 'Ghana', 'Kenya', 'South Africa', 'Egypt', 'Morocco'],
    },
    { title: 'hush', platforms: ['Showmax'], countries: ['Nigeria', 'Ghana', 'Kenya', 'South Africa'] },
  ],
};
