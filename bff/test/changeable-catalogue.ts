import type { Catalogue } from '@sinima/data/catalogue';

/** An invented catalogue that keeps all rules, so that changes of it are checked by them. */
export const changeableCatalogue: Catalogue = {
  titles: [
    {
      slug: 'harmattan-road',
      displayTitle: 'Harmattan Road',
      type: 'MOVIE',
      releaseYear: 2010,
      runtimeMins: 101,
      genres: ['drama'],
      countries: ['Nigeria'],
      languages: ['Yoruba'],
      plotSummary: 'An invented story about a woman who opens a cinema in a town that has none.',
      credits: [
        { person: 'amina-bello', role: 'DIRECTOR', billingOrder: 1 },
        { person: 'kofi-mensah', role: 'ACTOR', billingOrder: 1, characterName: 'Deji' },
      ],
    },
    {
      slug: 'the-court',
      displayTitle: 'The Court',
      type: 'SERIES',
      releaseYear: 2012,
      genres: ['legal drama'],
      countries: ['Ghana'],
      languages: ['English'],
      credits: [{ person: 'kofi-mensah', role: 'WRITER' }],
      seasons: [{ number: 1, episodes: [{ episodeNumber: 1, name: 'The Bench' }] }],
    },
  ],
  people: [
    { slug: 'amina-bello', name: 'Amina Bello', roles: ['Director'] },
    { slug: 'kofi-mensah', name: 'Kofi Mensah', roles: ['Writer', 'Actor'] },
  ],
  awards: [
    {
      slug: 'golden-loom',
      name: 'Golden Loom',
      frequency: 'annual',
      usualMonth: 5,
      description: 'An invented award.',
      editions: [
        {
          year: 2011,
          source: 'https://loom.example/2011',
          categories: [{ name: 'Best Film', nominees: [{ title: 'harmattan-road', won: false }] }],
        },
      ],
    },
  ],
  festivals: [],
  companies: [],
  lists: [{ slug: 'people', name: 'People', itemNoun: 'People', people: ['kofi-mensah', 'amina-bello'] }],
  curation: { trending: ['harmattan-road'], featuredPeople: ['amina-bello'] },
};
