import { understand } from './understand.js';
import { vocabularyOf } from './vocabulary.js';

const facet = (kind: string, value: string, count = 10) => ({ kind, facet: `${kind}:${value}`, count });

const vocabulary = vocabularyOf([
  facet('type', 'movie'),
  facet('type', 'series'),
  facet('status', 'upcoming'),
  facet('status', 'released'),
  facet('country', 'senegal'),
  facet('country', 'nigeria'),
  facet('country', 'niger'),
  facet('country', 'south africa'),
  facet('country', 'somalia'),
  facet('country', 'france'),
  facet('country', 'congo', 2),
  facet('country', 'dr congo', 20),
  facet('country', 'são tomé and príncipe'),
  facet('language', 'wolof'),
  facet('language', 'french'),
  facet('language', 'somali'),
  facet('language', 'mooré'),
  facet('language', 'nigerian pidgin'),
  facet('genre', 'drama'),
  facet('genre', 'legal drama'),
  facet('genre', 'comedy'),
  facet('genre', 'romance'),
  facet('genre', 'science fiction'),
  facet('decade', '1990'),
  facet('decade', '2010'),
  facet('year', '2018'),
  facet('platform', 'netflix'),
  facet('platform', 'disney+'),
]);

const meant = (query: string): string[] =>
  understand(query, vocabulary).filters.map(({ name, value }) => `${name} ${value}`);

it.each([
  ['senegal', ['country Senegal']],
  ['Sénégal', ['country Senegal']],
  ['senegalese films', ['country Senegal', 'type MOVIE']],
  ['films sénégalais', ['type MOVIE', 'country Senegal']],
  ['comédies sénégalaises', ['genre comedy', 'country Senegal']],
  ['nollywood', ['country Nigeria']],
  ['best Nollywood movies', ['country Nigeria', 'type MOVIE']],
  ['nigerian series', ['country Nigeria', 'type SERIES']],
  ['film nigérien', ['type MOVIE', 'country Niger']],
  ['nigerian pidgin', ['language Nigerian Pidgin']],
  ['south african tv shows', ['country South Africa', 'type SERIES']],
  ['sao tome and principe', ['country São Tomé and Príncipe']],
  ['congolese', ['country DR Congo']],
  ['congo', ['country Congo']],
  ['wolof', ['language Wolof']],
  ['films in wolof 2018', ['type MOVIE', 'language Wolof', 'year 2018']],
  ['moore', ['language Mooré']],
  ['somali', ['country Somalia']],
  ['films in somali', ['type MOVIE', 'language Somali']],
  ['somali language', ['language Somali']],
  ['french', ['language French']],
  ['france', ['country France']],
  ['legal dramas', ['genre legal drama']],
  ['romantic comedies', ['genre romance', 'genre comedy']],
  ['sci-fi', ['genre science fiction']],
  ['2018', ['year 2018']],
  ['2010s', ['decade 2010']],
  ['the 90s', ['decade 1990']],
  ['netflix', ['platform Netflix']],
  ['nigerian series on Disney+', ['country Nigeria', 'type SERIES', 'platform Disney+']],
  ['upcoming african films', ['status upcoming', 'type MOVIE']],
])('%j is understood as %j and leaves nothing', (query, filters) => {
  expect(meant(query)).toEqual(filters);
  expect(understand(query, vocabulary).rest).toEqual([]);
});

it.each([
  ['king of boys', [], ['king', 'boys']],
  ['ghana', [], ['ghana']],
  ['1890s', [], ['1890s']],
  ['nigerian wedding', ['country Nigeria'], ['wedding']],
  ['"senegalese" comedies', ['genre comedy'], ['senegalese']],
  ['"the best of" wolof', ['language Wolof'], ['the', 'best', 'of']],
])('%j is understood as %j and leaves %j', (query, filters, rest) => {
  expect(meant(query)).toEqual(filters);
  expect(understand(query, vocabulary).rest).toEqual(rest);
});

it('each filter says which words mean it, and how the query takes them literally', () => {
  const { filters, literally } = understand('South African legal dramas, 2010s', vocabulary);
  expect(filters.map(({ words, literally: query }) => [words, query])).toEqual([
    ['South African', '"South African" legal dramas 2010s'],
    ['legal dramas', 'South African "legal dramas" 2010s'],
    ['2010s', 'South African legal dramas "2010s"'],
  ]);
  expect(literally).toBe('"South African legal dramas 2010s"');
});

it('a query of more words than are looked for is understood as nothing', () => {
  expect(meant('senegal one two three four five six seven eight')).toEqual([]);
});
