import { wrongRecords } from './part-records.ts';

it.each([
  ['records of another collection', { titles: [] }, 'has records of "titles", which is not among its'],
  [
    'a record without an id',
    { songs: [{ _id: 1 }, {}] },
    'A record of "songs" in api/records.ts of mfe-songs has no _id',
  ],
])('of %s it is said what is wrong', (_what, records, said) => {
  expect(wrongRecords('mfe-songs', ['songs'], records)).toContain(said);
});

it('records of its own collections with ids are right', () => {
  expect(wrongRecords('mfe-songs', ['songs', 'singers'], { songs: [{ _id: 1 }] })).toBeUndefined();
});
