/** Real films and people, as the catalogue has them, for stories: what a designer sees is what visitors will see. */
import type { Credit, PersonCard, PersonDetail, TitleCard, TitleDetail } from '@sinima/contracts/api';
import { samplePerson, sampleTitle } from './samples.ts';

function film(
  displayTitle: string,
  releaseYear: number,
  runtimeMins: number,
  genres: string[],
  countries: string[],
  changes: Partial<TitleCard> = {},
): TitleCard {
  const slug = displayTitle.toLowerCase().replaceAll(' ', '-');
  const known = { slug, displayTitle, releaseYear, runtimeMins, genres, countries };
  return sampleTitle({ ...known, plotSummary: null, ...changes });
}

/** Eight films of eight countries. Their ratings are samples. */
export const sampleFilms: readonly TitleCard[] = [
  film('King of Boys', 2018, 182, ['crime', 'drama'], ['Nigeria'], { bayesianRating: 8.1 }),
  film('Touki Bouki', 1973, 85, ['drama'], ['Senegal'], { bayesianRating: 7.9 }),
  film('Yeelen', 1987, 105, ['fantasy', 'drama'], ['Mali', 'Burkina Faso']),
  film('Cairo Station', 1958, 77, ['drama', 'crime'], ['Egypt'], { bayesianRating: 8.4 }),
  film('Tsotsi', 2005, 94, ['crime', 'drama'], ['South Africa'], { bayesianRating: 7.2 }),
  film('Rafiki', 2018, 83, ['drama', 'romance'], ['Kenya'], { bayesianRating: null }),
  film('Timbuktu', 2014, 96, ['drama'], ['Mauritania', 'France'], { bayesianRating: 7.6 }),
  film('Heritage Africa', 1989, 110, ['drama'], ['Ghana'], { runtimeMins: null, bayesianRating: null }),
];

/** Five people of five countries; one without a biography. */
export const samplePeople: readonly PersonCard[] = [
  samplePerson({
    slug: 'safi-faye',
    name: 'Safi Faye',
    country: 'Senegal',
    bio: 'Director of Kaddu Beykat.',
  }),
  samplePerson({
    slug: 'souleymane-cisse',
    name: 'Souleymane Cissé',
    country: 'Mali',
    bio: 'Director of Yeelen.',
  }),
  samplePerson({ slug: 'sola-sobowale', name: 'Sola Sobowale', bio: 'Actor of the screen and the stage.' }),
  samplePerson({
    slug: 'youssef-chahine',
    name: 'Youssef Chahine',
    country: 'Egypt',
    bio: 'Director and actor.',
  }),
  samplePerson({ slug: 'wanuri-kahiu', name: 'Wanuri Kahiu', country: 'Kenya' }),
];

/** Return a title with all that its page shows. */
export function sampleTitleDetail(changes: Partial<TitleDetail> = {}): TitleDetail {
  return {
    ...sampleFilms[0]!,
    plotLanguage: 'en',
    plotIsDraft: false,
    synopsis: null,
    voteCount: 4643,
    rank: 9,
    pageViews: 12_870,
    budget: null,
    boxOffice: null,
    boxOfficeFigures: [],
    companies: [],
    trailerUrl: null,
    streamingPlatforms: ['Netflix'],
    availabilityIsSample: true,
    offers: [],
    showings: [],
    showingsAreSample: true,
    technical: [],
    trivia: [],
    originalLanguage: null,
    alternativeTitles: [],
    ids: { imdb: null, wikidata: null },
    sources: [],
    ...changes,
  };
}

/** Return a person with all that their page shows. */
export function samplePersonDetail(changes: Partial<PersonDetail> = {}): PersonDetail {
  return {
    ...samplePerson({
      slug: 'safi-faye',
      name: 'Safi Faye',
      birthYear: 1943,
      birthDate: '1943-11-22',
      deathDate: '2023-02-22',
      deathYear: 2023,
      birthPlace: 'Dakar, Senegal',
      nationality: 'Senegalese',
      country: 'Senegal',
      roles: ['Director', 'Writer', 'Actor'],
      bio: 'The first woman of sub-Saharan Africa to show a feature film in cinemas.',
    }),
    bioLanguage: 'en',
    bioIsDraft: false,
    creditCount: 3,
    ids: { imdb: null, wikidata: null },
    sources: [],
    ...changes,
  };
}

/** Return a credit: an actor's, unless it says otherwise. */
export function sampleCredit(name: string, changes: Partial<Credit> = {}): Credit {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `credit-${slug}`,
    roleCategory: 'ACTOR',
    department: null,
    billingOrder: null,
    characterName: null,
    isLeadRole: false,
    uncredited: false,
    person: { id: `id-of-${slug}`, slug, name, headshotUrl: null, country: 'Nigeria' },
    ...changes,
  };
}
