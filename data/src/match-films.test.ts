import type { Catalogue, CatalogueTitle } from './catalogue.ts';
import { matchFilms } from './match-films.ts';

const title = (slug: string, releaseYear: number, names: Partial<CatalogueTitle>): CatalogueTitle => ({
  slug,
  type: 'MOVIE',
  displayTitle: slug,
  releaseYear,
  genres: ['drama'],
  countries: ['Senegal'],
  languages: ['Wolof'],
  credits: [{ person: 'safi-faye', role: 'DIRECTOR' }],
  ...names,
});

const catalogue = {
  titles: [
    title('letter', 1975, { displayTitle: 'Letter from My Village', originalTitle: 'Kaddu Beykat' }),
    title('letter-1999', 1999, { displayTitle: 'Letter from My Village' }),
    title('fad-jal', 1979, { displayTitle: 'Fad’jal', alternativeTitles: [{ title: 'Come and Work' }] }),
  ],
  people: [{ slug: 'safi-faye', name: 'Safi Faye', roles: [] }],
} as unknown as Catalogue;

it.each([
  ['by its name', 'Letter from My Village', 1975, 'Safi Faye', 'letter'],
  ['by a name in brackets', 'Kàddu Beykat (A Letter)', 1975, 'Safi Faye', 'letter'],
  ['by an original name', 'Kaddu Beykat', 1976, 'S. Faye', 'letter'],
  ['by another name, without its article', 'The Come and Work', 1979, 'Somebody, Safi Faye', 'fad-jal'],
  ['of about its year', 'Letter from My Village', 2000, 'Safi Faye', 'letter-1999'],
  ['never of another year', 'Letter from My Village', 1985, 'Safi Faye', undefined],
  ['never of another director', 'Letter from My Village', 1975, 'Sarah Maldoror', undefined],
])('film of a list is found %s', (_how, name, year, director, slug) => {
  const film = { title: name, year, director };
  expect(matchFilms([film], catalogue)).toEqual([slug === undefined ? { film } : { film, slug }]);
});

it('list that lacks a year is refused', () => {
  expect(() => matchFilms([{ title: 'Mossane', director: 'Safi Faye' }], catalogue)).toThrow(/year/);
});
