import type { Connection } from 'mongoose';
import { connect } from '@sinima/bff/database/connect';
import { createIndexes } from '@sinima/bff/catalogue/models';
import { loadSeed } from '@sinima/bff/catalogue/load-seed';
import { loadSynthetic } from '../src/synthetic/load-synthetic.ts';
import type { CreditRecord } from '@sinima/bff/credits/credit.schema';
import type { PersonRecord } from '@sinima/bff/people/person.schema';
import type { TitleRecord } from '@sinima/bff/titles/title.schema';
import { factsAlone, smallCatalogue } from '@sinima/bff/test/small-catalogue';
import { openTestDatabase, type TestDatabase } from '@sinima/bff/test/test-database';

const TITLES = 600;
const PEOPLE = 960;

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await openTestDatabase();
  connection = await connect(database.uri, 60_000);
  await createIndexes(connection);
  await loadSeed(connection, smallCatalogue, new Date('2026-01-10T00:00:00Z'));
  await loadSynthetic(connection, TITLES);
}, 120_000);

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const all = async <T>(collection: string, filter = {}): Promise<T[]> =>
  (await connection.collection(collection).find(filter).sort({ _id: 1 }).toArray()) as T[];
const count = (collection: string, filter = {}): Promise<number> =>
  connection.collection(collection).countDocuments(filter);

describe('a synthetic catalogue', () => {
  it('has 1.6 people and 12 credits to a title, and series with seasons and episodes', async () => {
    expect([await count('titles'), await count('people')]).toEqual([34 + TITLES, 3 + PEOPLE]);
    expect(await count('credits', { source: 'synthetic' })).toBe(12 * TITLES);
    expect(await count('titles', { source: 'synthetic', type: 'SERIES' })).toBe(TITLES / 10);
    expect(await count('titles', { source: 'synthetic', seasonCount: { $gt: 0 } })).toBeGreaterThan(10);
    expect(await count('episodes', { source: 'synthetic' })).toBeGreaterThan(100);
  });

  it('says of every title and person that they are synthetic, and of all votes and reviews that they are samples', async () => {
    const titles = await all<TitleRecord>('titles', { source: 'synthetic' });
    const people = await all<PersonRecord>('people', { source: 'synthetic' });
    expect([...titles, ...people].filter(({ slug }) => !slug.startsWith('synthetic-'))).toEqual([]);
    expect(titles.filter(({ votes }) => votes?.isSample === false)).toEqual([]);
    expect(await count('reviews', { source: 'synthetic', isSample: { $ne: true } })).toBe(0);
  });

  it('credits everybody, nobody twice in one title, and counts it', async () => {
    const credits = await all<CreditRecord>('credits', { source: 'synthetic' });
    const people = await all<PersonRecord>('people', { source: 'synthetic' });
    const counted = new Map<string, number>();
    for (const { personId } of credits) {
      counted.set(personId.toHexString(), (counted.get(personId.toHexString()) ?? 0) + 1);
    }
    expect(people.filter(({ _id, creditCount }) => counted.get(_id.toHexString()) !== creditCount)).toEqual(
      [],
    );
    expect(people.filter(({ creditCount }) => creditCount === 0)).toEqual([]);
    expect(new Set(credits.map(({ titleId, personId }) => `${titleId} ${personId}`)).size).toBe(
      credits.length,
    );
  });

  it('rates its titles together with those that were there', async () => {
    const rated = (await all<TitleRecord>('titles', { type: 'MOVIE' })).filter(
      ({ votes }) => (votes?.count ?? 0) >= 10,
    );
    const places = rated.sort((a, b) => b.rating! - a.rating!).map(({ rank }) => rank!);
    expect(places[0]).toBe(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(rated.some(({ slug }) => slug === 'ajoke')).toBe(true);
  });

  it('is counted by facets', async () => {
    const genre = await connection.collection('facets').findOne({ of: 'title', facet: 'genre:drama' });
    expect(genre?.count).toBe(await count('titles', { genres: 'drama' }));
  });

  it('is not loaded twice, is the same when it is made anew, and goes as it came', async () => {
    expect(await loadSynthetic(connection, TITLES)).toBe('unchanged');
    const before = await all<TitleRecord>('titles');
    expect(await loadSynthetic(connection, 50)).toBe('loaded');
    expect(await count('titles')).toBe(34 + 50);
    expect(await loadSynthetic(connection, TITLES)).toBe('loaded');
    const close = ({ rating, ...title }: TitleRecord) => ({ ...title, rating: (rating ?? 0).toFixed(6) });
    expect((await all<TitleRecord>('titles')).map(close)).toEqual(before.map(close));
    expect(await loadSynthetic(connection, 0)).toBe('loaded');
    for (const collection of ['titles', 'people', 'credits', 'seasons', 'episodes', 'reviews']) {
      expect(await count(collection, { source: 'synthetic' })).toBe(0);
    }
    expect(await count('titles')).toBe(34);
  }, 120_000);

  it('has samples where the seed has them, and is made anew where that has changed', async () => {
    const sampled = async (): Promise<number[]> => [
      await count('titles', { source: 'synthetic', 'votes.isSample': true }),
      await count('titles', {
        source: 'synthetic',
        $or: [{ availabilityIsSample: true }, { showingsAreSample: true }],
      }),
      await count('reviews', { source: 'synthetic' }),
    ];
    const now = new Date('2026-01-10T00:00:00Z');
    await loadSeed(connection, smallCatalogue, now);
    await loadSynthetic(connection, TITLES);
    const withSamples = await sampled();
    expect(withSamples.every((number) => number > 0)).toBe(true);
    await loadSeed(connection, factsAlone, now);
    expect(await sampled()).toEqual([0, 0, 0]);
    expect(await loadSynthetic(connection, TITLES)).toBe('unchanged');
    await loadSeed(connection, smallCatalogue, now);
    expect(await loadSynthetic(connection, TITLES)).toBe('loaded');
    expect(await sampled()).toEqual(withSamples);
    await loadSeed(connection, factsAlone, now);
    expect(await loadSynthetic(connection, 20)).toBe('loaded');
    expect(await sampled()).toEqual([0, 0, 0]);
  }, 120_000);
});
