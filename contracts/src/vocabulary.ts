/**
 * The words of the catalogue, said once for data files, API and screens (`docs/specification.md §3`, `§9`). Each list is
 * in the order in which it is shown. Countries have a file of their own, `countries.ts`.
 *
 * @example import { CITIES, isCity } from '@sinima/contracts/vocabulary';
 */

export const TITLE_TYPES = ['MOVIE', 'SERIES'] as const;
export type TitleType = (typeof TITLE_TYPES)[number];

/** What films and series are called, English and French, in lower case without marks; plurals follow by rule. */
export const TITLE_TYPE_WORDS: Readonly<Record<TitleType, readonly string[]>> = {
  MOVIE: ['movie', 'film'],
  SERIES: ['series', 'serie', 'tv show', 'tv serie', 'tv series'],
};

export const TITLE_STATUSES = ['released', 'upcoming'] as const;
export type TitleStatus = (typeof TITLE_STATUSES)[number];

/** `top-rated` and `new` are other names of `rating` and `year`; `popularity` equals rating descending (§7). */
export const TITLE_SORTS = [
  'popularity',
  'rating',
  'year',
  'title',
  'most-awarded',
  'top-rated',
  'new',
] as const;
export type TitleSort = (typeof TITLE_SORTS)[number];

/** What a company does for a title. */
export const COMPANY_ROLES = ['production', 'distribution'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** How exactly a source states an amount of money: `rounded`, or as a `minimum`; otherwise to the last digit. */
export const AMOUNT_PRECISIONS = ['rounded', 'minimum'] as const;
export type AmountPrecision = (typeof AMOUNT_PRECISIONS)[number];

/** How many votes a title has before its average, its votes and its rank are shown (`docs/specification.md §9`). */
export const LEAST_VOTES = 10;

/** How many votes at the catalogue's mean every title is given beforehand. */
export const PRIOR_VOTES = 50;

/** `renown`: featured people, then people with the most credits. */
export const PEOPLE_SORTS = ['renown', 'name'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

export const GENRES = [
  'drama',
  'comedy',
  'romance',
  'crime',
  'thriller',
  'historical',
  'political',
  'fantasy',
  'war',
  'documentary',
  'action',
  'family',
  'music',
  'biography',
  'adventure',
  'science fiction',
  'musical',
  'teen',
  'animation',
  'legal drama',
  'sport',
  'horror',
  'western',
  'short',
  'mystery',
] as const;
export type Genre = (typeof GENRES)[number];

/** Other words for a genre, English and French, in lower case without marks; plurals follow by rule. */
export const GENRE_WORDS: Readonly<Partial<Record<Genre, readonly string[]>>> = {
  drama: ['drame'],
  comedy: ['comedie'],
  romance: ['romantic'],
  crime: ['policier'],
  historical: ['historique'],
  political: ['politique'],
  war: ['guerre'],
  documentary: ['documentaire'],
  family: ['familial'],
  biography: ['biopic', 'biographical'],
  adventure: ['aventure'],
  'science fiction': ['sci fi', 'scifi'],
  animation: ['animated', 'cartoon'],
  horror: ['horreur'],
  short: ['court metrage'],
};

/** Other names of languages, by their English name, in lower case without marks. */
export const LANGUAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  Arabic: ['arabe'],
  English: ['anglais'],
  French: ['francais'],
  'Nigerian Pidgin': ['pidgin'],
  Portuguese: ['portugais'],
  Swahili: ['kiswahili'],
  Xhosa: ['isixhosa'],
  Zulu: ['isizulu'],
};

/** What a credit is for. */
export const ROLE_CATEGORIES = [
  'ACTOR',
  'DIRECTOR',
  'WRITER',
  'PRODUCER',
  'DP',
  'EDITOR',
  'COMPOSER',
  'COSTUME',
  'ART',
  'CASTING',
  'OTHER',
] as const;
export type RoleCategory = (typeof ROLE_CATEGORIES)[number];

export const DEPARTMENTS = [
  'Directing',
  'Writing',
  'Production',
  'Cinematography',
  'Editing',
  'Music',
  'Sound Department',
  'Art Direction',
  'Costume & Wardrobe',
  'Casting',
  'Makeup Department',
  'Stunts',
  'Visual Effects',
  'Camera Department',
  'Additional Crew',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** First and last billing order of the departments to which OTHER credits belong (§9). */
export const DEPARTMENT_BILLING_ORDERS: readonly (readonly [
  first: number,
  last: number,
  department: Department,
])[] = [
  [200, 299, 'Sound Department'],
  [500, 599, 'Makeup Department'],
  [700, 799, 'Stunts'],
  [800, 899, 'Visual Effects'],
  [900, 999, 'Camera Department'],
];

/** What people of film are known for. */
export const PROFESSIONS = [
  'Actor',
  'Director',
  'Writer',
  'Producer',
  'Cinematographer',
  'Editor',
  'Composer',
  'Costume Designer',
  'Art Director',
  'Production Designer',
  'Casting Director',
  'Crew',
] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** What a person with a credit in a role is called, in the order in which a filmography shows the roles. */
export const PROFESSION_OF_ROLE = {
  ACTOR: 'Actor',
  DIRECTOR: 'Director',
  WRITER: 'Writer',
  PRODUCER: 'Producer',
  DP: 'Cinematographer',
  EDITOR: 'Editor',
  COMPOSER: 'Composer',
  ART: 'Art Director',
  COSTUME: 'Costume Designer',
  CASTING: 'Casting Director',
} as const satisfies Record<Exclude<RoleCategory, 'OTHER'>, Profession>;

export const STREAMING_PLATFORMS = [
  'Netflix',
  'Amazon Prime',
  'Disney+',
  'Hulu',
  'HBO Max',
  'Paramount+',
  'Showmax',
  'Apple TV+',
] as const;
export type StreamingPlatform = (typeof STREAMING_PLATFORMS)[number];

/** How a platform lets a title be watched. */
export const WATCH_KINDS = ['subscription', 'rent', 'buy', 'free'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** The cities whose cinemas are listed. */
export const CITIES = ['Lagos', 'Accra', 'Nairobi', 'Cape Town', 'Cairo', 'Casablanca'] as const;
export type City = (typeof CITIES)[number];

/** What showtimes and prices of a city are given in. */
export interface CityFacts {
  /** English name. */
  readonly country: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

export const CITY_FACTS: Readonly<Record<City, CityFacts>> = {
  Lagos: { country: 'Nigeria', timeZone: 'Africa/Lagos', currency: 'NGN' },
  Accra: { country: 'Ghana', timeZone: 'Africa/Accra', currency: 'GHS' },
  Nairobi: { country: 'Kenya', timeZone: 'Africa/Nairobi', currency: 'KES' },
  'Cape Town': { country: 'South Africa', timeZone: 'Africa/Johannesburg', currency: 'ZAR' },
  Cairo: { country: 'Egypt', timeZone: 'Africa/Cairo', currency: 'EGP' },
  Casablanca: { country: 'Morocco', timeZone: 'Africa/Casablanca', currency: 'MAD' },
};

/** How often an award is given. */
export const AWARD_FREQUENCIES = ['annual', 'biennial'] as const;
export type AwardFrequency = (typeof AWARD_FREQUENCIES)[number];

/** Tell whether a text is one of a list of words. */
const among =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): text is Word =>
    (words as readonly string[]).includes(text);

export const isTitleType = among(TITLE_TYPES);
export const isTitleStatus = among(TITLE_STATUSES);
export const isTitleSort = among(TITLE_SORTS);
export const isGenre = among(GENRES);
export const isRoleCategory = among(ROLE_CATEGORIES);
export const isDepartment = among(DEPARTMENTS);
export const isProfession = among(PROFESSIONS);
export const isStreamingPlatform = among(STREAMING_PLATFORMS);
export const isWatchKind = among(WATCH_KINDS);
export const isCity = among(CITIES);
export const isAwardFrequency = among(AWARD_FREQUENCIES);
