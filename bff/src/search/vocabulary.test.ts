import {
  AFRICAN_COUNTRIES,
  COUNTRY_ALIASES,
  COUNTRY_BY_CODE,
  COUNTRY_DEMONYMS,
  isAfricanCountry,
  type Country,
} from '@sinima/contracts/countries';
import { GENRE_WORDS, LANGUAGE_WORDS, TITLE_TYPE_WORDS } from '@sinima/contracts/vocabulary';
import { readCatalogue } from '@sinima/data/catalogue';
import { fold } from '@sinima/api/text/fold';
import { vocabularyOf } from './vocabulary.js';

const demonyms = new Map<Country, readonly string[]>(
  Object.entries(COUNTRY_DEMONYMS).map(([code, words]) => [
    COUNTRY_BY_CODE[code as keyof typeof COUNTRY_BY_CODE],
    words,
  ]),
);

it('every country of Africa has demonyms', () => {
  expect(AFRICAN_COUNTRIES.filter((country) => !demonyms.get(country)?.length)).toEqual([]);
});

it('every nationality of Africa that the catalogue knows is a demonym of its country', () => {
  const unknown = readCatalogue().people.flatMap(({ country, nationality }) =>
    country && nationality && isAfricanCountry(country) && !demonyms.get(country)?.includes(fold(nationality))
      ? [`${country}: ${nationality}`]
      : [],
  );
  expect([...new Set(unknown)]).toEqual([]);
});

it('all words are written as queries are compared', () => {
  const words = [COUNTRY_DEMONYMS, GENRE_WORDS, LANGUAGE_WORDS, TITLE_TYPE_WORDS].flatMap((list) =>
    Object.values(list).flat(),
  );
  expect(words.length).toBeGreaterThan(100);
  expect([...words, ...Object.keys(COUNTRY_ALIASES)].filter((word) => word !== fold(word))).toEqual([]);
});

it('a vocabulary has what titles have, and no more', () => {
  const vocabulary = vocabularyOf([{ kind: 'country', facet: 'country:ivory coast', count: 3 }]);
  expect(vocabulary.get('ivoiriennes')).toMatchObject([{ name: 'country', value: 'Ivory Coast', count: 3 }]);
  expect(vocabulary.has('cote divoire')).toBe(true);
  expect(vocabulary.has('ghana')).toBe(false);
});
