/** @jest-environment node */
import { entryFrom, keyOf, valueOf, type SavedEntry } from './saved-entry.ts';

const entry: SavedEntry = {
  mark: 'watchlist',
  id: 'a',
  savedAt: '2026-11-22T10:00:00.000Z',
  record: {
    id: 'a',
    kind: 'MOVIE',
    slug: 'lionheart',
    name: 'Lionheart',
    year: 2018,
    country: 'Nigeria',
    genre: 'drama',
    picture: null,
  },
};

it('entry is read back as it was kept', () => {
  expect(entryFrom(keyOf(entry), valueOf(entry))).toEqual(entry);
});

it.each([
  ['a number', '1'],
  ['no JSON', '{"slug":'],
  ['JSON of something else', '{"theme":"dark"}'],
  ['a record without a name', '{"kind":"MOVIE","slug":"x","name":""}'],
  ['a person on the watchlist', '{"kind":"PERSON","slug":"x","name":"X"}'],
])('%s is no entry', (_what, value) => {
  expect(entryFrom('sinima:watchlist:a', value)).toBeNull();
});

it('fields of a record that are not what they should be are unknown', () => {
  const kept = { kind: 'SERIES', slug: 'x', name: 'X', year: '2018', country: 7, genre: {}, picture: [] };
  expect(entryFrom('sinima:like:a', JSON.stringify(kept))?.record).toEqual({
    id: 'a',
    kind: 'SERIES',
    slug: 'x',
    name: 'X',
    year: null,
    country: null,
    genre: null,
    picture: null,
  });
});

it.each(['sinima:scroll:x', 'sinima:bookmark:a', 'theme', 'sinima:like:'])('key %s is no mark', (key) => {
  expect(entryFrom(key, '1')).toBeNull();
});
