import { Types, type Connection } from 'mongoose';
import { connect } from '../database/connect.js';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { TrendingTitles } from './trending-titles.js';

const HOURS_6 = 6 * 3_600_000;
const NOW = Date.parse('2026-11-26T12:00:00Z');

let database: TestDatabase;
let connection: Connection;
let trending: TrendingTitles;
const [read, rated, quiet] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await connect(database.uri);
  trending = new TrendingTitles(connection);
  await connection
    .collection('titles')
    .insertMany([
      { _id: read },
      { _id: rated, votes: { count: 20, mean: 7, isSample: false } },
      { _id: quiet, votes: { count: 900, mean: 8, isSample: true } },
    ]);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const setVotes = async (id: Types.ObjectId, count: number): Promise<void> => {
  await trending.noteVotes([id]);
  await connection
    .collection('titles')
    .updateOne({ _id: id }, { $set: { votes: { count, isSample: false } } });
};

it('a title trends that was read in ten periods of two weeks, or has gained two votes', async () => {
  for (let before = 9; before >= 1; before -= 1) {
    trending.noteRead(read);
    trending.noteRead(read);
    await trending.store(new Date(NOW - before * HOURS_6));
  }
  await setVotes(rated, 21);
  await setVotes(quiet, 1);
  await trending.store(new Date(NOW));
  expect(await trending.ids(50, new Date(NOW))).toEqual([]);

  trending.noteRead(read);
  await setVotes(rated, 23);
  await trending.store(new Date(NOW));
  expect(await trending.ids(50, new Date(NOW))).toEqual([rated, read]);
  expect(await trending.ids(1, new Date(NOW))).toEqual([rated]);
});

it('after two weeks without readers and votes it trends no longer, and nothing of it is stored', async () => {
  const later = new Date(NOW + 60 * HOURS_6);
  expect(await trending.ids(50, later)).toEqual([]);
  trending.noteRead(quiet);
  await trending.store(later);
  const stored = await connection.collection('title_interest').find().toArray();
  expect(stored.map(({ _id }) => _id)).toEqual([quiet]);
});
