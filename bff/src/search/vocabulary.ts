import {
  COUNTRY_ALIASES,
  COUNTRY_BY_CODE,
  COUNTRY_DEMONYMS,
  isAfricanCountry,
  type CountryCode,
} from '@sinima/contracts/countries';
import {
  GENRE_WORDS,
  LANGUAGE_WORDS,
  STREAMING_PLATFORMS,
  TITLE_TYPES,
  TITLE_TYPE_WORDS,
  isGenre,
} from '@sinima/contracts/vocabulary';
import { capitalised } from '@sinima/api/text/capitalised';
import { countryName } from '@sinima/api/text/country-names';
import { fold } from '@sinima/api/text/fold';
import type { SearchFilterName } from './understanding.dto.js';

/** A filter that words may mean. */
export interface Meaning {
  readonly name: SearchFilterName;
  /** As lists of titles take it. */
  readonly value: string;
  readonly facet: string;
  /** How many titles pass it. */
  readonly count: number;
  readonly isAfrican: boolean;
}

/** The meanings of phrases, by the folded phrase. */
export type Vocabulary = ReadonlyMap<string, readonly Meaning[]>;

/** A facet of titles with its count: a word by which the catalogue can be filtered. */
export interface CountedFacet {
  readonly kind: string;
  readonly facet: string;
  readonly count: number;
}

interface Word {
  readonly value: string;
  readonly phrases: readonly string[];
}

/** For each filter: the words by which a value of it is known, given as its facet has it; undefined: by none. */
const WORDS: Readonly<Partial<Record<SearchFilterName, (name: string) => Word | undefined>>> = {
  type: (name) => {
    const value = TITLE_TYPES.find((type) => type.toLowerCase() === name);
    return value && { value, phrases: TITLE_TYPE_WORDS[value].flatMap(formsOf) };
  },
  status: (name) => (name === 'upcoming' ? { value: name, phrases: [name, 'coming soon'] } : undefined),
  country: (name) => {
    const value = countryName(name) ?? capitalised(name);
    const demonyms = Object.entries(COUNTRY_DEMONYMS).flatMap(([code, words]) =>
      COUNTRY_BY_CODE[code as CountryCode] === value ? words : [],
    );
    const aliases = Object.entries(COUNTRY_ALIASES).flatMap(([alias, of]) => (of === value ? [alias] : []));
    return { value, phrases: [fold(value), ...aliases, ...demonyms.flatMap(formsOf)] };
  },
  language: (name) => {
    const value = capitalised(name);
    return { value, phrases: [fold(value), ...(LANGUAGE_WORDS[value] ?? [])] };
  },
  platform: (name) => {
    const value = STREAMING_PLATFORMS.find((platform) => platform.toLowerCase() === name);
    return value && { value, phrases: [fold(value)] };
  },
  genre: (name) => ({
    value: name,
    phrases: [name, ...((isGenre(name) && GENRE_WORDS[name]) || [])].flatMap(formsOf),
  }),
  decade: (name) => ({
    value: name,
    phrases: [`${name}s`, ...(/^19[3-9]0$/.test(name) ? [`${name.slice(2)}s`] : [])],
  }),
  year: (name) => ({ value: name, phrases: [name] }),
};

/** The kinds of facets that are filters of a search. */
export const FILTER_KINDS: readonly string[] = Object.keys(WORDS);

/** Return what phrases mean by the facets that titles have. */
export function vocabularyOf(facets: readonly CountedFacet[]): Vocabulary {
  const vocabulary = new Map<string, Meaning[]>();
  for (const { kind, facet, count } of facets) {
    const name = kind as SearchFilterName;
    const word = WORDS[name]?.(facet.slice(kind.length + 1));
    if (!word) continue;
    const isAfrican = kind === 'country' && isAfricanCountry(word.value);
    const meaning = { name, value: word.value, facet, count, isAfrican };
    for (const phrase of new Set(word.phrases)) {
      vocabulary.set(phrase, [...(vocabulary.get(phrase) ?? []), meaning]);
    }
  }
  return vocabulary;
}

/** Return a word with its plurals and its French feminines. */
function formsOf(word: string): string[] {
  const endings = ['', 's', 'e', 'es', 'ne', 'nes'].map((ending) => `${word}${ending}`);
  return word.endsWith('y') ? [...endings, `${word.slice(0, -1)}ies`] : endings;
}
