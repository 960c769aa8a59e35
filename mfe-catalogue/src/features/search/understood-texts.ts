/** The meaning that was found in a query, in words and as addresses of lists. */
import { countText } from '@sinima/catalogue-ui/count-text';
import type { SearchUnderstanding, UnderstoodFilter } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { decadeLabel, languageLabel } from '../../titles/filter-words.ts';

type FilterName = UnderstoodFilter['name'];

/** From so many on, a count is a lower bound. */
const AT_LEAST = 10_000;

const NOUNS = {
  any: ['title', 'titles'],
  MOVIE: ['movie', 'movies'],
  SERIES: ['series', 'series'],
} as const;

/** The plurals of genres that have one; of the others, titles are said to be. */
const GENRE_PLURALS: Readonly<Record<string, string>> = {
  biography: 'biographies',
  comedy: 'comedies',
  documentary: 'documentaries',
  drama: 'dramas',
  'legal drama': 'legal dramas',
  musical: 'musicals',
  mystery: 'mysteries',
  romance: 'romances',
  short: 'shorts',
  thriller: 'thrillers',
  western: 'westerns',
};

/** The words for filters after the first one, in their order. */
const PHRASES = {
  country: (value) => `from ${value}`,
  language: (value) => `in ${languageLabel(value)}`,
  platform: (value) => `on ${value}`,
  search: (value) => `named “${value}”`,
  genre: (value) => GENRE_PLURALS[value] ?? value,
  decade: (value) => decadeLabel(Number(value)),
  year: (value) => value,
} as const satisfies Partial<Record<FilterName, (value: string) => string>>;

/** The words that follow the noun at once, where they differ. */
const FIRST_PHRASES: Readonly<Partial<Record<FilterName, (value: string) => string>>> = {
  genre: (value) => `· ${PHRASES.genre(value)}`,
  decade: (value) => `of the ${PHRASES.decade(value)}`,
  year: (value) => `of ${value}`,
};

const ORDER = Object.keys(PHRASES) as (keyof typeof PHRASES)[];

/** Return what a filter is called by itself, e.g. "from Senegal", "comedies". */
export function phraseOf({ name, value }: UnderstoodFilter): string {
  if (name === 'type') return NOUNS[value as keyof typeof NOUNS][1];
  return name === 'status' ? value : PHRASES[name](value);
}

/** Return what passes filters, e.g. "from Senegal · comedies · 2010s". */
function phrases(filters: readonly UnderstoodFilter[]): string {
  const said = ORDER.flatMap((name) => filters.filter((filter) => filter.name === name));
  return said
    .map((filter, place) =>
      place === 0
        ? (FIRST_PHRASES[filter.name]?.(filter.value) ?? phraseOf(filter))
        : `· ${phraseOf(filter)}`,
    )
    .join(' ');
}

const isUpcoming = (filters: readonly UnderstoodFilter[]): string =>
  filters.some(({ name }) => name === 'status') ? 'upcoming ' : '';

/** Return what is shown, e.g. "titles from Senegal · comedies · 2010s". */
export function shownText(filters: readonly UnderstoodFilter[]): string {
  const type = filters.find(({ name }) => name === 'type')?.value ?? 'any';
  return `${isUpcoming(filters)}${NOUNS[type as keyof typeof NOUNS][1]} ${phrases(filters)}`.trim();
}

/** A list of the site that has the same filters. */
export interface FilteredList {
  readonly label: string;
  readonly to: string;
}

/** Return the lists that show what was understood; none where no list has these filters together. */
export function filteredLists({ filters, movies, series }: SearchUnderstanding): FilteredList[] {
  const values = new Map(filters.map(({ name, value }) => [name, value]));
  const labelOf = (count: number, noun: keyof typeof NOUNS): string =>
    `${countText(count, NOUNS[noun], count >= AT_LEAST)} ${phrases(filters)}`.trim();
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
