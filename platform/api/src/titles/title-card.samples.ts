/** Titles that are made up: what the contract shows, and what the mock API answers. One line each, in one order. */
import type { TitleCard, TitleRef } from './title-card.dto.ts';

const movie = { type: 'MOVIE', status: 'released', posterUrl: null } as const;
const series = { ...movie, type: 'SERIES' } as const;
const upcoming = { ...movie, status: 'upcoming' } as const;

type Ref = Omit<TitleRef, 'id'>;

export const TITLE_REFS: readonly Ref[] = [
  {
    ...movie,
    slug: 'harmattan-road',
    displayTitle: 'Harmattan Road',
    releaseYear: 2019,
    genres: ['drama', 'family'],
    countries: ['Nigeria'],
  },
  {
    ...movie,
    slug: 'the-salt-letter',
    displayTitle: 'The Salt Letter',
    releaseYear: 2021,
    genres: ['thriller', 'crime'],
    countries: ['Ghana'],
  },
  {
    ...series,
    slug: 'market-of-dawn',
    displayTitle: 'Market of Dawn',
    releaseYear: 2022,
    genres: ['drama'],
    countries: ['Senegal'],
  },
  {
    ...movie,
    slug: 'the-drummer-of-keta',
    displayTitle: 'The Drummer of Keta',
    releaseYear: 2016,
    genres: ['music', 'biography'],
    countries: ['Ghana'],
  },
  {
    ...series,
    slug: 'two-rivers-house',
    displayTitle: 'Two Rivers House',
    releaseYear: 2020,
    genres: ['family', 'comedy'],
    countries: ['Kenya'],
  },
  {
    ...movie,
    slug: 'a-map-of-rain',
    displayTitle: 'A Map of Rain',
    releaseYear: 2018,
    genres: ['documentary'],
    countries: ['South Africa'],
  },
  {
    ...movie,
    slug: 'night-bus-to-jos',
    displayTitle: 'Night Bus to Jos',
    releaseYear: 2023,
    genres: ['crime', 'drama'],
    countries: ['Nigeria'],
  },
  {
    ...movie,
    slug: 'the-weavers-oath',
    displayTitle: 'The Weaver’s Oath',
    releaseYear: 2014,
    genres: ['historical'],
    countries: ['Mali', 'Senegal'],
  },
  {
    ...series,
    slug: 'kilometre-nine',
    displayTitle: 'Kilometre Nine',
    releaseYear: 2024,
    genres: ['crime', 'thriller'],
    countries: ['Morocco'],
  },
  {
    ...movie,
    slug: 'lagoon-parade',
    displayTitle: 'Lagoon Parade',
    releaseYear: 2017,
    genres: ['comedy', 'romance'],
    countries: ['Ivory Coast'],
  },
  {
    ...upcoming,
    slug: 'seven-cups-of-tea',
    displayTitle: 'Seven Cups of Tea',
    releaseYear: 2027,
    genres: ['romance'],
    countries: ['Tanzania'],
  },
  {
    ...upcoming,
    slug: 'the-last-lighthouse',
    displayTitle: 'The Last Lighthouse',
    releaseYear: 2027,
    genres: ['science fiction'],
    countries: ['Egypt'],
  },
];

type Card = Omit<TitleCard, 'id' | keyof Ref>;

const film = {
  originalTitle: null,
  ratingIsSample: true,
  seasonCount: null,
  episodeCount: null,
  releaseDate: null,
  isStub: false,
};
const show = { ...film, seasonCount: 3, episodeCount: 12 };

export const TITLE_CARDS: readonly Card[] = [
  {
    ...film,
    runtimeMins: 112,
    languages: ['Hausa', 'English'],
    bayesianRating: 8.1,
    plotSummary:
      'A sample story: two sisters drive their father’s lorry north before the dust closes the road.',
  },
  {
    ...film,
    runtimeMins: 98,
    languages: ['Akan', 'English'],
    bayesianRating: 7.4,
    plotSummary:
      'A sample story: a letter that was never posted names the man who will be minister tomorrow.',
  },
  {
    ...show,
    originalTitle: 'Marché de l’aube',
    runtimeMins: 48,
    languages: ['Wolof', 'French'],
    bayesianRating: 7.9,
    plotSummary: 'A sample story: four stalls, one landlord, and the morning on which the rent doubles.',
  },
  {
    ...film,
    runtimeMins: 121,
    languages: ['Ewe'],
    bayesianRating: 8.6,
    plotSummary: 'A sample story: the man who kept the beat for a town learns to hear again.',
  },
  {
    ...show,
    runtimeMins: 26,
    languages: ['Swahili', 'English'],
    bayesianRating: 6.8,
    plotSummary: 'A sample story: three generations under one roof, and one key to the bathroom.',
  },
  {
    ...film,
    runtimeMins: 84,
    languages: ['Zulu', 'English'],
    bayesianRating: 7.7,
    plotSummary: 'A sample documentary: farmers who write down when it rained, since 1931.',
  },
  {
    ...film,
    runtimeMins: 103,
    languages: ['English', 'Hausa'],
    bayesianRating: 6.9,
    plotSummary: 'A sample story: somebody on the night bus has not paid, and it is not for the fare.',
  },
  {
    ...film,
    originalTitle: 'Le serment du tisserand',
    runtimeMins: 134,
    languages: ['Bambara', 'French'],
    bayesianRating: 8.3,
    plotSummary: 'A sample story: an apprentice weaves the pattern that his master swore never to show.',
  },
  {
    ...show,
    originalTitle: 'الكيلومتر تسعة',
    runtimeMins: 44,
    languages: ['Arabic'],
    bayesianRating: 7.2,
    plotSummary: 'A sample story: a checkpoint, its two officers, and whoever comes along the coast road.',
  },
  {
    ...film,
    runtimeMins: 95,
    languages: ['French'],
    bayesianRating: 6.1,
    plotSummary: 'A sample story: the carnival queen and her tailor have one night to find the crown.',
  },
  {
    ...film,
    runtimeMins: 100,
    languages: ['Swahili'],
    bayesianRating: null,
    releaseDate: '2027-03-12',
    plotSummary: 'A sample story: she has seven cups of tea to decide, and he pours slowly.',
  },
  {
    ...film,
    runtimeMins: 118,
    languages: ['Arabic', 'English'],
    bayesianRating: null,
    releaseDate: '2027',
    plotSummary: 'A sample story: when the satellites fall silent, one lamp in Alexandria is lit again.',
  },
];
