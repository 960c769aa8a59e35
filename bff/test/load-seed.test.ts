import type { Connection } from 'mongoose';
import { connect } from '../src/database/connect.js';
import { loadSeed } from '../src/catalogue/load-seed.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { stableId } from '@sinima/api/database/stable-id';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { smallCatalogue } from './small-catalogue.js';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await connect(database.uri);
}, 60_000);

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const NOW = new Date('2026-01-10T00:00:00Z');
const count = (collection: string, filter = {}): Promise<number> =>
  connection.collection(collection).countDocuments(filter);

it('loading the seed fills an empty database, and does nothing the second time', async () => {
  expect(await loadSeed(connection, smallCatalogue, NOW)).toBe('loaded');
  expect([await count('titles'), await count('people'), await count('credits')]).toEqual([34, 3, 7]);
  expect(await loadSeed(connection, smallCatalogue, new Date())).toBe('unchanged');
});

it('loading the seed replaces its own documents when it has changed, keeps their ids, and leaves those of others', async () => {
  await loadSeed(connection, smallCatalogue, NOW);
  await connection.collection('titles').insertOne({ slug: 'imported', facets: ['any', 'genre:drama'] });
  const changed: Catalogue = {
    ...smallCatalogue,
    titles: smallCatalogue.titles
      .filter(({ slug }) => slug !== 'filler-30')
      .map((title) => (title.slug === 'ajoke' ? { ...title, runtimeMins: 102 } : title)),
  };

  expect(await loadSeed(connection, changed, NOW)).toBe('loaded');

  expect(await count('titles')).toBe(34);
  expect(await count('titles', { slug: 'imported' })).toBe(1);
  expect(await count('titles', { slug: 'filler-30' })).toBe(0);
  expect(await connection.collection('titles').findOne({ slug: 'ajoke' })).toMatchObject({
    _id: stableId('title', 'ajoke'),
    runtimeMins: 102,
  });
  const dramas = await connection.collection('facets').findOne({ facet: 'genre:drama' });
  expect(dramas?.count).toBe(31);
});
