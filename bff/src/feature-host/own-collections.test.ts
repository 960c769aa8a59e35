import type { Connection } from 'mongoose';
import { Schema } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { connect } from '../database/connect.js';
import { ownCollections } from './own-collections.js';
import { RefusedFeatureError } from './refused-feature-error.js';

let database: TestDatabase;
let whole: Connection;
let own: Connection;

beforeAll(async () => {
  database = await openTestDatabase();
  whole = await connect(database.uri);
  own = ownCollections(whole, 'songs');
}, 60_000);

afterAll(async () => {
  await whole.close();
  await database.drop();
});

const refused = (collection: string): RefusedFeatureError =>
  new RefusedFeatureError(
    `The feature songs opens the collection "${collection}". Its own are "songs" and "songs_…"; ` +
      'it reads titles and people through CatalogueReads.',
  );

it.each(['songs', 'songs_by_year'])('a feature writes and reads its own collection %s', async (name) => {
  const model = own.model(name, new Schema({ slug: String }, { collection: name }));
  await model.create({ slug: 'zombie' });
  expect(await whole.collection(name).countDocuments({ slug: 'zombie' })).toBe(1);
  expect(await own.db?.collection(name).findOne({})).toMatchObject({ slug: 'zombie' });
});

it.each(['titles', 'song', 'songsheets', 'meta'])(
  'a feature opens no collection of others, by a model or without one: %s',
  (name) => {
    const schema = new Schema({}, { collection: name });
    expect(() => own.model(`Foreign ${name}`, schema)).toThrow(refused(name));
    expect(() => own.collection(name)).toThrow(refused(name));
    expect(() => own.db?.collection(name)).toThrow(refused(name));
    expect(() => whole.collection(name)).not.toThrow();
  },
);

it.each([
  ['$lookup', { $lookup: { from: 'titles', as: 'x', localField: 'a', foreignField: 'b' } }],
  ['$graphLookup', { $graphLookup: { from: 'titles', startWith: '$a', connectFromField: 'a', as: 'x' } }],
  ['$out', { $out: 'titles' }],
  ['$out of a database', { $out: { db: 'other', coll: 'titles' } }],
  ['$merge', { $merge: 'titles' }],
  ['$merge into', { $merge: { into: 'titles' } }],
  ['$merge into a database', { $merge: { into: { db: 'other', coll: 'titles' } } }],
  ['$unionWith', { $unionWith: 'titles' }],
  ['$unionWith in $facet', { $facet: { all: [{ $unionWith: { coll: 'titles' } }] } }],
])('a feature’s aggregation does not reach collections of others with %s', (_stage, stage) => {
  expect(() => own.db?.collection('songs').aggregate([stage])).toThrow(refused('titles'));
});

it('a feature’s aggregation may name collections of its own', () => {
  const stage = { $lookup: { from: 'songs_by_year', as: 'x', localField: 'a', foreignField: 'b' } };
  expect(() => own.db?.collection('songs').aggregate([stage, { $out: 'songs_by_year' }])).not.toThrow();
});
