/** The meaning that was found in a query, in words and as addresses of lists. */
import { genreName } from '@sinima/catalogue-ui/genre-name';
import { countText } from '@sinima/catalogue-ui/count-text';
import type { SearchUnderstanding, UnderstoodFilter } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';
import type { Message, Text } from '@sinima/contracts/text';
import { countryName } from '@sinima/catalogue-ui/place-names';
import * as messages from './search.messages.ts';

type FilterName = UnderstoodFilter['name'];

/** From so many on, a count is a lower bound. */
const AT_LEAST = 10_000;

const NOUNS = {
  any: { plural: messages.nounAny, count: messages.countAny },
  MOVIE: { plural: messages.nounMovie, count: messages.countMovie },
  SERIES: { plural: messages.nounSeries, count: messages.countSeries },
} as const;

/** The plurals of genres that have one; of the others, titles are said to be. */
const GENRE_PLURALS: Readonly<Record<string, Message>> = {
  biography: messages.genresBiography,
  comedy: messages.genresComedy,
  documentary: messages.genresDocumentary,
  drama: messages.genresDrama,
  'legal drama': messages.genresLegalDrama,
  musical: messages.genresMusical,
  mystery: messages.genresMystery,
  romance: messages.genresRomance,
  short: messages.genresShort,
  thriller: messages.genresThriller,
  western: messages.genresWestern,
};

/** The words for filters after the first one, in their order. */
const PHRASES = {
  country: (value, text) => text(messages.phraseCountry, { value: countryName(value, text) }),
  language: (value, text) => text(messages.phraseLanguage, { value: languageLabel(value, text) }),
  platform: (value, text) => text(messages.phrasePlatform, { value }),
  search: (value, text) => text(messages.phraseSearch, { value }),
  genre: (value, text) =>
    Object.hasOwn(GENRE_PLURALS, value) ? text(GENRE_PLURALS[value]!) : genreName(value, text),
  decade: (value, text) => decadeLabel(Number(value), text),
  year: (value) => value,
} as const satisfies Partial<Record<FilterName, (value: string, text: Text) => string>>;

/** The words that follow the noun at once, where they differ. */
const FIRST_PHRASES: Readonly<Partial<Record<FilterName, (value: string, text: Text) => string>>> = {
  genre: (value, text) => text(messages.phraseGenre, { value: PHRASES.genre(value, text) }),
  decade: (value, text) => text(messages.phraseDecade, { value: PHRASES.decade(value, text) }),
  year: (value, text) => text(messages.phraseYear, { value }),
};

const ORDER = Object.keys(PHRASES) as (keyof typeof PHRASES)[];

/** Return what a filter is called by itself, e.g. "from Senegal", "comedies". */
export function phraseOf({ name, value }: UnderstoodFilter, text: Text): string {
  if (name === 'type') return text(NOUNS[value as keyof typeof NOUNS].plural);
  if (name === 'status')
    return text(value === 'upcoming' ? messages.statusUpcoming : messages.statusReleased);
  return PHRASES[name](value, text);
}

/** Return what passes filters, e.g. "from Senegal · comedies · 2010s". */
function phrases(filters: readonly UnderstoodFilter[], text: Text): string {
  const said = ORDER.flatMap((name) => filters.filter((filter) => filter.name === name));
  return said
    .map((filter, place) =>
      place === 0
        ? (FIRST_PHRASES[filter.name]?.(filter.value, text) ?? phraseOf(filter, text))
        : `· ${phraseOf(filter, text)}`,
    )
    .join(' ');
}

/** Return a noun with what narrows it, e.g. "12 movies from Senegal · 2010s". */
function narrowed(what: string, filters: readonly UnderstoodFilter[], text: Text): string {
  const narrowing = phrases(filters, text);
  return narrowing === '' ? what : text(messages.whatPhrases, { what, phrases: narrowing });
}

/** Return what is shown, e.g. "titles from Senegal · comedies · 2010s". */
export function shownText(filters: readonly UnderstoodFilter[], text: Text): string {
  const type = filters.find(({ name }) => name === 'type')?.value ?? 'any';
  const noun = text(NOUNS[type as keyof typeof NOUNS].plural);
  const isUpcoming = filters.some(({ name }) => name === 'status');
  const what = isUpcoming ? text(messages.upcomingWhat, { what: noun }) : noun;
  return narrowed(what, filters, text);
}

/** A list of the site that has the same filters. */
export interface FilteredList {
  readonly label: string;
  readonly to: string;
}

/** Return the lists that show what was understood; none where no list has these filters together. */
export function filteredLists({ filters, movies, series }: SearchUnderstanding, text: Text): FilteredList[] {
  const values = new Map(filters.map(({ name, value }) => [name, value]));
  const labelOf = (count: number, noun: keyof typeof NOUNS): string =>
    narrowed(countText(count, NOUNS[noun].count, text, count >= AT_LEAST), filters, text);
  if (values.size < filters.length) return [];
  const platform = values.get('platform');
  if (platform !== undefined) {
    return filters.length > 1
      ? []
      : [{ label: labelOf(movies + series, 'any'), to: paths.streaming(platform) }];
  }
  const { type: _type, ...search } = Object.fromEntries(values) as Partial<Record<FilterName, string>>;
  const asList = { ...search, ...(search.decade && { decade: Number(search.decade) }) } as Parameters<
    typeof paths.movies
  >[0];
  return [
    ...(movies > 0 ? [{ label: labelOf(movies, 'MOVIE'), to: paths.movies(asList) }] : []),
    ...(series > 0 ? [{ label: labelOf(series, 'SERIES'), to: paths.tvShows(asList) }] : []),
  ];
}
