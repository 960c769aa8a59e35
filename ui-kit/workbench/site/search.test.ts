/** @jest-environment node */
import { searchPieces } from './search.ts';
import type { PieceEntry } from './site-shapes.ts';

const piece = (name: string, of: Partial<PieceEntry> = {}): PieceEntry => ({
  id: name,
  group: 'Primitives',
  name,
  about: '',
  href: '',
  words: [],
  ...of,
});

const pieces = [
  piece('Card grid', { about: 'The columns in which cards stand.' }),
  piece('Title card', { words: ['rating', 'With all that helps to choose'] }),
  piece('Rating threads', { about: 'Ten threads.' }),
  piece('Rating card', { group: 'mfe-title' }),
  piece('État vide'),
];

const found = (query: string): string[] => searchPieces(pieces, query).map(({ name }) => name);

it('an empty search finds all pieces, in their order', () => {
  expect(found('  ')).toEqual(pieces.map(({ name }) => name));
});

it('a search finds names first, then states, props and what a piece is for', () => {
  expect(found('rating')).toEqual(['Rating threads', 'Rating card', 'Title card']);
  expect(found('columns')).toEqual(['Card grid']);
});

it('a search finds what fits all of its words, in any order', () => {
  expect(found('card rat')).toEqual(['Rating card', 'Title card']);
  expect(found('mfe-title card')).toEqual(['Rating card']);
  expect(found('card nothing')).toEqual([]);
});

it('a search minds neither case nor marks', () => {
  expect(found('ETAT')).toEqual(['État vide']);
});
