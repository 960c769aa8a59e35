import type { Connection } from 'mongoose';
import { connect } from '../src/database/connect.js';
import { loadSeed, seedHasSamples } from '../src/catalogue/load-seed.js';
import type { Catalogue } from '@sinima/data/catalogue';
import { stableId } from '@sinima/api/database/stable-id';
import { openTestDatabase, type TestDatabase } from './test-database.js';
import { createIndexes } from '../src/catalogue/models.js';
import { factsAlone, smallCatalogue } from './small-catalogue.js';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await connect(database.uri);
  await createIndexes(connection);
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

/** How much of the database is sample data, and how many titles are rated. */
const sampled = async (): Promise<object> => ({
  votes: await count('titles', { 'votes.isSample': true }),
  streaming: await count('titles', { availabilityIsSample: true }),
  showings: await count('titles', { showingsAreSample: true }),
  reviews: await count('reviews', { isSample: true }),
  streams: await count('titles', { facets: 'streams' }),
  rated: await count('titles', { rating: { $exists: true } }),
  marked: await seedHasSamples(connection),
});

const WITH_SAMPLES = {
  votes: 33,
  streaming: 3,
  showings: 2,
  reviews: 3,
  streams: 3,
  rated: 32,
  marked: true,
};
const WITHOUT = { votes: 0, streaming: 0, showings: 0, reviews: 0, streams: 0, rated: 0, marked: false };

it('loading the seed without samples takes them out, and with samples brings them back, each time that it is done', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await loadSeed(connection, smallCatalogue, NOW)).toBe('loaded');
    expect(await sampled()).toEqual(WITH_SAMPLES);
    expect(await loadSeed(connection, smallCatalogue, NOW)).toBe('unchanged');
    expect(await loadSeed(connection, factsAlone, NOW)).toBe('loaded');
    expect(await sampled()).toEqual(WITHOUT);
    expect(await loadSeed(connection, factsAlone, NOW)).toBe('unchanged');
  }
}, 120_000);

it('loading the seed without samples takes them out of records from elsewhere too, and leaves what is known there', async () => {
  await loadSeed(connection, smallCatalogue, NOW);
  const elsewhere = {
    type: 'MOVIE',
    status: 'released',
    genres: ['drama'],
    countries: ['Ghana'],
    languages: ['Twi'],
    facets: ['any', 'genre:drama', 'streams', 'platform:hulu'],
    streamingPlatforms: ['Hulu'],
    showings: [],
    showingsAreSample: false,
  };
  await connection.collection('titles').insertMany([
    {
      ...elsewhere,
      slug: 'made-up',
      availabilityIsSample: true,
      votes: { count: 50, mean: 9, isSample: true },
      rating: 9,
      rank: 1,
    },
    { ...elsewhere, slug: 'imported-offer', availabilityIsSample: false },
  ]);

  await loadSeed(connection, factsAlone, NOW);

  expect(await sampled()).toEqual({ ...WITHOUT, streams: 1 });
  const madeUp = await connection.collection('titles').findOne({ slug: 'made-up' });
  expect(madeUp).toMatchObject({ streamingPlatforms: [], availabilityIsSample: false });
  expect(madeUp?.facets).not.toContain('platform:hulu');
  expect(await connection.collection('titles').findOne({ slug: 'imported-offer' })).toMatchObject({
    streamingPlatforms: ['Hulu'],
  });
  await connection.collection('titles').deleteMany({ slug: { $in: ['made-up', 'imported-offer'] } });
}, 120_000);

it.each([
  ['completed', factsAlone, WITHOUT],
  ['taken back', smallCatalogue, WITH_SAMPLES],
])(
  'loading the seed that was broken off in the middle is %s by the next one',
  async (_what, next, state) => {
    await loadSeed(connection, smallCatalogue, NOW);
    const { collection } = connection;
    const broken = jest.spyOn(connection, 'collection').mockImplementation((name, options) => {
      if (name === 'reviews') throw new Error('The process ended.');
      return collection.call(connection, name, options);
    });
    await expect(loadSeed(connection, factsAlone, NOW)).rejects.toThrow('The process ended.');
    broken.mockRestore();
    expect(await count('titles', { 'votes.isSample': true })).toBe(0);

    expect(await loadSeed(connection, next, NOW)).toBe('loaded');
    expect(await sampled()).toEqual(state);
  },
  120_000,
);

it('loading the seed leaves the votes that people gave, in place of sample votes, and rates titles by them apart', async () => {
  await loadSeed(connection, smallCatalogue, NOW);
  const given = { 'filler-01': { count: 12, mean: 9 }, 'filler-02': { count: 9, mean: 10 } };
  for (const [slug, votes] of Object.entries(given)) {
    await connection
      .collection('titles')
      .updateOne({ slug }, { $set: { votes: { ...votes, isSample: false } } });
  }
  const titles = connection.collection('titles');
  const meanOfAll = (12 * 9 + 9 * 10) / 21;
  for (const seed of [factsAlone, smallCatalogue]) {
    expect(await loadSeed(connection, seed, NOW)).toBe('loaded');
    const rated = await titles.findOne({ slug: 'filler-01' });
    expect(rated).toMatchObject({ votes: { ...given['filler-01'], isSample: false }, rank: 1 });
    expect(rated?.rating).toBeCloseTo((12 * 9 + 50 * meanOfAll) / 62);
    const tooFew = await titles.findOne({ slug: 'filler-02' });
    expect(tooFew).toMatchObject({ votes: given['filler-02'] });
    expect([tooFew?.rating, tooFew?.rank]).toEqual([undefined, undefined]);
  }
  expect(await titles.findOne({ slug: 'ajoke' })).toMatchObject({ rank: 1, votes: { isSample: true } });
}, 120_000);
