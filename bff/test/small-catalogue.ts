import { textMark } from '@sinima/data/text-in';
import type { Catalogue, CatalogueTitle, Samples } from '@sinima/data/catalogue';

/** Invented titles that fill pages: `filler-01`, 2001, … all of them dramas from Ghana. */
const FILLERS: CatalogueTitle[] = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    slug: `filler-${number}`,
    type: 'MOVIE',
    displayTitle: `Filler ${number}`,
    releaseYear: 1970 + index,
    genres: ['drama'],
    countries: ['Ghana'],
    languages: ['Twi'],
    plotSummary: `The film number ${number}.`,
    credits: [],
  };
});

/** An invented catalogue without samples, small enough to know by heart, with each oddity that the API has a rule for. */
export const factsAlone: Catalogue = {
  titles: [
    {
      slug: 'ajoke',
      type: 'MOVIE',
      displayTitle: 'Àjọ̀kẹ́',
      originalTitle: 'Ajoke, the Cherished',
      originalLanguage: 'yo',
      alternativeTitles: [{ title: 'Ọmọ tí a gbé jó', language: 'yo' }, { title: 'La Bien-aimée' }],
      ids: { wikidata: 'Q1' },
      sources: [{ what: 'Cast', where: 'The film’s own credits' }],
      formerSlugs: ['ajoke-the-cherished'],
      releaseYear: 2019,
      runtimeMins: 101,
      genres: ['drama', 'romance'],
      countries: ['Nigeria', 'South Africa'],
      languages: ['Yoruba', 'English'],
      plotSummary: 'A daughter comes home.',
      plotIn: {
        fr: { text: 'Une fille rentre chez elle.', of: textMark('A daughter comes home.'), isDraft: true },
        ar: { text: 'ابنة تذهب إلى مكان آخر.', of: textMark('A daughter leaves.') },
      },
      synopsis: 'A daughter comes home, and stays.',
      technical: [{ label: 'Colour', value: 'Colour' }],
      companies: [
        { company: 'loom-pictures', role: 'production', source: { where: 'A poster' } },
        {
          company: 'loom-pictures',
          role: 'distribution',
          market: 'Nigeria',
          source: { where: 'A year book', url: 'https://example.org/book' },
        },
      ],
      trivia: ['It was shot in a week.'],
      boxOffice: [
        {
          amount: 31_000_000,
          currency: 'NGN',
          precision: 'rounded',
          market: 'Nigeria',
          until: '2020-12-31',
          source: { where: 'A year book', url: 'https://example.org/book' },
        },
        { amount: 1_250, currency: 'ZAR', market: 'South Africa', year: 2019, source: { where: 'A letter' } },
      ],
      credits: [
        { person: 'bola-ade', role: 'ACTOR', billingOrder: 2, characterName: 'Mother' },
        {
          person: 'sade-ojo',
          role: 'ACTOR',
          billingOrder: 1,
          characterName: 'Àjọ̀kẹ́',
          isLeadRole: true,
        },
        { person: 'kofi-mensah', role: 'ACTOR', uncredited: true },
        { person: 'sade-ojo', role: 'DIRECTOR', billingOrder: 1 },
        { person: 'kofi-mensah', role: 'OTHER', billingOrder: 201 },
        { person: 'bola-ade', role: 'OTHER' },
      ],
    },
    {
      slug: 'the-court',
      type: 'SERIES',
      displayTitle: 'The Court',
      releaseYear: 2022,
      runtimeMins: 45,
      genres: ['legal drama', 'crime'],
      countries: ['Nigeria'],
      languages: ['English'],
      plotSummary: 'A judge learns.',
      credits: [{ person: 'kofi-mensah', role: 'DP', billingOrder: 1 }],
      seasons: [
        {
          number: 2,
          episodes: [{ episodeNumber: 1, name: 'Again' }],
        },
        {
          number: 1,
          name: 'The Oath',
          synopsis: 'How it begins.',
          episodes: [
            { episodeNumber: 2, name: 'The Witness' },
            {
              episodeNumber: 1,
              name: 'The Robe',
              synopsis: 'A first day.',
              runtimeMins: 44,
              airDate: '2022-03-04',
            },
          ],
        },
      ],
    },
    {
      slug: 'one-vote',
      type: 'MOVIE',
      displayTitle: 'One Vote (10/10)',
      releaseYear: 2021,
      genres: ['comedy'],
      countries: ['Kenya'],
      languages: ['Swahili'],
      plotSummary: 'One person liked it.',
      credits: [],
    },
    {
      slug: 'not-yet',
      type: 'MOVIE',
      displayTitle: 'Not Yet',
      releaseYear: 2027,
      releaseDate: '2027',
      status: 'upcoming',
      genres: ['action'],
      countries: ['Egypt'],
      languages: ['Arabic'],
      plotSummary: 'It is being made.',
      credits: [],
    },
    ...FILLERS,
  ],
  people: [
    {
      slug: 'sade-ojo',
      name: 'Ṣadé Òjó',
      birthYear: 1980,
      nationality: 'Nigerian',
      country: 'Nigeria',
      roles: ['Actor', 'Director'],
      bio: 'She plays and directs.',
      bioIn: { pt: { text: 'Representa e realiza filmes.', of: textMark('She plays and directs.') } },
    },
    {
      slug: 'bola-ade',
      name: 'Bọ́lá Adé',
      birthYear: 1930,
      birthDate: '1930-05-01',
      deathDate: '2020-06-02',
      birthPlace: 'Ibadan, Nigeria',
      nationality: 'Nigerian',
      country: 'Nigeria',
      roles: ['Actor'],
    },
    { slug: 'kofi-mensah', name: 'Kofi Mensah', deathDate: '2003', country: 'Ghana', roles: [] },
  ],
  companies: [
    { slug: 'loom-pictures', name: 'Loom Pictures', sources: [{ what: 'Name', where: 'A poster' }] },
  ],
  curation: {
    trending: ['the-court', 'ajoke'],
    featuredPeople: ['kofi-mensah', 'sade-ojo'],
  },
  lists: [
    { slug: 'late-films', name: 'Late Films', itemNoun: 'Movies', titles: ['one-vote', 'ajoke'] },
    {
      slug: 'two-people',
      name: 'Two People',
      description: 'They made films.',
      itemNoun: 'Directors',
      people: ['sade-ojo', 'bola-ade'],
    },
  ],
  festivals: [
    {
      slug: 'river-festival',
      name: 'River Festival',
      city: 'Durban',
      country: 'South Africa',
      usualMonth: 7,
      foundedYear: 1979,
      description: 'By the river.',
    },
    {
      slug: 'hill-festival',
      name: 'Hill Festival',
      city: 'Lagos',
      country: 'Nigeria',
      usualMonth: 11,
      description: 'On the hill.',
    },
  ],
  awards: [
    {
      slug: 'star-awards',
      name: 'Star Awards',
      country: 'Nigeria',
      frequency: 'annual',
      usualMonth: 3,
      foundedYear: 2013,
      description: 'Stars for films.',
      editions: [
        {
          year: 2020,
          source: 'https://example.org/2020',
          categories: [
            {
              name: 'Best Movie',
              nominees: [
                { work: 'A Film That Is Not Here', won: false },
                { title: 'ajoke', won: true },
              ],
            },
          ],
        },
        {
          year: 2024,
          categories: [
            { name: 'Best Director', nominees: [{ title: 'ajoke', person: 'sade-ojo', won: true }] },
          ],
        },
      ],
    },
  ],
};

/** Invented votes, reviews, offers and showings for them. */
export const smallSamples: Samples = {
  reviews: [
    {
      title: 'ajoke',
      userId: 'system',
      headline: 'Warm',
      rating: 8,
      reviewText: 'A warm film.',
      language: 'en',
      daysAgo: 9,
      likes: 4,
    },
    {
      title: 'ajoke',
      userId: 'ada',
      headline: 'Ó dára',
      rating: 9,
      reviewText: 'Ó dára gan-an.',
      language: 'yo',
      daysAgo: 2,
      likes: 1,
    },
    {
      title: 'the-court',
      userId: 'ada',
      headline: 'Sharp',
      rating: 7,
      reviewText: 'Sharp and fast.',
      language: 'en',
      daysAgo: 5,
      likes: 0,
    },
  ],
  votes: [
    { title: 'ajoke', count: 400, mean: 8.2 },
    { title: 'the-court', count: 100, mean: 7 },
    { title: 'one-vote', count: 1, mean: 10 },
    ...FILLERS.map(({ slug }, index) => ({ title: slug, count: 20, mean: 5 + (index % 3) })),
  ],
  streaming: [
    { title: 'the-court', platforms: ['Netflix', 'Showmax'] },
    { title: 'ajoke', platforms: ['Netflix'], countries: ['Nigeria', 'Ivory Coast'] },
    { title: 'filler-07', platforms: ['Amazon Prime'] },
  ],
  showings: [
    {
      title: 'one-vote',
      city: 'Nairobi',
      cinema: 'Sample Hall',
      chain: 'Sample Chain',
      times: ['18:00', '14:30'],
      price: 900,
    },
    { title: 'ajoke', city: 'Lagos', cinema: 'Sample House', times: ['20:00'], price: 5000, currency: 'NGN' },
    { title: 'one-vote', city: 'Lagos', cinema: 'Sample House', times: ['14:30'] },
  ],
};

/** The same catalogue as a demonstration has it. */
export const smallCatalogue: Catalogue = { ...factsAlone, samples: smallSamples };
