import type { Document, Sort } from 'mongodb';
import { databaseUnderTest } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

interface Plan {
  stage: string;
  indexName?: string;
  inputStage?: Plan;
}

interface Explanation {
  queryPlanner: { winningPlan: Plan };
  executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number };
}

const stagesOf = (plan: Plan | undefined): Plan[] => (plan ? [plan, ...stagesOf(plan.inputStage)] : []);

async function explain(
  collection: Awaited<ReturnType<typeof database.collection>>,
  filter: Document,
  sort: Sort = {},
  limit = 0,
): Promise<{ index: string | undefined; sorts: boolean; docs: number; keys: number; found: number }> {
  const { queryPlanner, executionStats } = (await collection
    .find(filter)
    .sort(sort)
    .limit(limit)
    .explain('executionStats')) as unknown as Explanation;
  const stages = stagesOf(queryPlanner.winningPlan);
  return {
    index: stages.find(({ indexName }) => indexName)?.indexName,
    sorts: stages.some(({ stage }) => stage === 'SORT'),
    docs: executionStats.totalDocsExamined,
    keys: executionStats.totalKeysExamined,
    found: executionStats.nReturned,
  };
}

describe('plans', () => {
  const TITLES = Array.from({ length: 2000 }, (_, at) => ({
    _id: at,
    slug: `title-${String(at).padStart(4, '0')}`,
    rating: (at * 7919) % 1000,
    facets: ['all', `type:${at % 2 ? 'film' : 'series'}`, `country:${at % 40}`],
    year: 1960 + (at % 60),
  }));
  let titles: Awaited<ReturnType<typeof database.collection>>;

  beforeAll(async () => {
    titles = await database.collection(TITLES);
    await titles.createIndex({ slug: 1 }, { unique: true });
    await titles.createIndex({ facets: 1, rating: -1, slug: 1 });
    await titles.createIndex({ year: 1, rating: -1 });
  });

  it('index serves equality with a unique field', async () => {
    expect(await explain(titles, { slug: 'title-0042' })).toMatchObject({
      index: 'slug_1',
      keys: 1,
      docs: 1,
      found: 1,
    });
  });

  it('index serves a look-up by id', async () => {
    expect(await explain(titles, { _id: 42 })).toMatchObject({ docs: 1, found: 1 });
  });

  it('index serves $in', async () => {
    const plan = await explain(titles, { slug: { $in: ['title-0001', 'title-0500', 'none'] } });
    expect(plan).toMatchObject({ index: 'slug_1', docs: 2, found: 2 });
  });

  it('index serves a range', async () => {
    const plan = await explain(titles, { slug: { $gt: 'title-1989' } });
    expect(plan).toMatchObject({ index: 'slug_1', docs: 10 });
  });

  it('index serves a prefix', async () => {
    const plan = await explain(titles, { slug: { $regex: '^title-01' } });
    expect(plan).toMatchObject({ index: 'slug_1', docs: 100, found: 100 });
  });

  it('index serves equal fields and a range on the next', async () => {
    const found = await explain(titles, { year: 1970, rating: { $gte: 900 } });
    expect(found.index).toBe('year_1_rating_-1');
    expect(found.docs).toBe(found.found);
  });

  it('index serves a sort after equal fields, reading no more than the page', async () => {
    const page = await explain(titles, { facets: 'type:film' }, { rating: -1, slug: 1 }, 24);
    expect(page).toMatchObject({ index: 'facets_1_rating_-1_slug_1', sorts: false, docs: 24 });
    const reverse = await explain(titles, { facets: 'type:film' }, { rating: 1, slug: -1 }, 24);
    expect(reverse).toMatchObject({ index: 'facets_1_rating_-1_slug_1', sorts: false, docs: 24 });
  });

  it('index serves a sort alone', async () => {
    expect(await explain(titles, {}, { slug: -1 }, 5)).toMatchObject({
      index: 'slug_1',
      sorts: false,
      docs: 5,
    });
  });

  it('index serves $all over an array, with the sort', async () => {
    const filter = { facets: { $all: ['country:7', 'type:film'] } };
    const page = await explain(titles, filter, { rating: -1, slug: 1 }, 10);
    expect(page).toMatchObject({ index: 'facets_1_rating_-1_slug_1', sorts: false, found: 10 });
    expect(page.docs).toBeLessThanOrEqual(50);
    const expected = TITLES.filter(
      ({ facets }) => facets.includes('country:7') && facets.includes('type:film'),
    );
    expect(await titles.countDocuments(filter)).toBe(expected.length);
  });

  it('index follows changes of its fields, of other fields, and of what stands below a field', async () => {
    const films = await database.collection([
      { _id: 1, name: 'a', votes: { mean: 5 }, places: ['x', 'y'], plot: 'p' },
    ]);
    await films.createIndex({ name: 1 }, { unique: true });
    await films.createIndex({ 'votes.mean': 1 });
    await films.createIndex({ places: 1, name: 1 });
    await films.updateOne({ _id: 1 } as Document, { $set: { plot: 'q' }, $unset: { gone: '' } });
    await films.updateOne({ _id: 1 } as Document, { $set: { votes: { mean: 6 } } });
    await films.updateOne({ _id: 1 } as Document, { $set: { name: 'b' } });
    for (const filter of [{ name: 'b' }, { 'votes.mean': 6 }, { places: 'y', name: 'b' }]) {
      expect(await films.countDocuments(filter)).toBe(1);
    }
    for (const filter of [{ name: 'a' }, { 'votes.mean': 5 }, { places: 'x', name: 'a' }]) {
      expect(await films.countDocuments(filter)).toBe(0);
    }
    await films.updateOne({ _id: 1 } as Document, { $unset: { places: '', votes: '' } });
    expect(await films.countDocuments({ places: 'x', name: 'b' })).toBe(0);
    expect(await films.countDocuments({ 'votes.mean': null })).toBe(1);
    await films.insertOne({ _id: 2, name: 'c' } as Document);
    await expect(films.updateOne({ _id: 2 } as Document, { $set: { name: 'b' } })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('index never changes what is found', async () => {
    const bare = await database.collection(TITLES);
    const queries: [Document, Document][] = [
      [
        { year: { $in: [1970, 1990] }, rating: { $gte: 500 } },
        { rating: 1, _id: 1 },
      ],
      [{ facets: { $in: ['country:1', 'country:2', 'type:film'] } }, { rating: -1, slug: 1 }],
      [
        { year: { $gt: 1990 }, facets: 'all' },
        { year: -1, rating: 1, _id: 1 },
      ],
      [{ rating: { $gte: 990 } }, { slug: -1 }],
    ];
    for (const [filter, sort] of queries) {
      const expected = await bare
        .find(filter)
        .sort(sort as Sort)
        .toArray();
      expect(expected.length).toBeGreaterThan(5);
      expect(
        await titles
          .find(filter)
          .sort(sort as Sort)
          .toArray(),
      ).toEqual(expected);
    }
  });
});

describe('unique index', () => {
  it('unique index refuses a second document with the same key, by every kind of write', async () => {
    const collection = await database.collection([
      { _id: 1, slug: 'a', n: { x: 1 } },
      { _id: 2, slug: 'b', n: { x: 1 } },
    ]);
    await collection.createIndex({ slug: 1, 'n.x': 1 }, { unique: true });
    const refusal = { code: 11000, keyPattern: { slug: 1, 'n.x': 1 }, keyValue: { slug: 'a', 'n.x': 1 } };
    await expect(collection.insertOne({ slug: 'a', n: { x: 1 } })).rejects.toMatchObject(refusal);
    await expect(collection.updateOne({ slug: 'b' }, { $set: { slug: 'a' } })).rejects.toMatchObject(refusal);
    await expect(collection.replaceOne({ slug: 'b' }, { slug: 'a', n: { x: 1 } })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      collection.updateOne({ slug: 'a', z: 1 }, { $set: { n: { x: 1 } } }, { upsert: true }),
    ).rejects.toMatchObject(refusal);
    await collection.updateOne({ slug: 'a' }, { $set: { z: 1 } });
    expect(await collection.countDocuments({ slug: 'a' })).toBe(1);
  });

  it('unique index is not created over documents with the same key', async () => {
    const collection = await database.collection([{ slug: 'a' }, { slug: 'a' }]);
    await expect(collection.createIndex({ slug: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('unique index takes a missing field for a key, unless it is sparse', async () => {
    const collection = await database.collection([{ a: 1 }]);
    await collection.createIndex({ slug: 1 }, { unique: true });
    await expect(collection.insertOne({ a: 2 })).rejects.toMatchObject({ code: 11000 });
    const sparse = await database.collection([{ a: 1 }, { a: 2 }, { a: 3, slug: 'x' }]);
    await sparse.createIndex({ slug: 1 }, { unique: true, sparse: true });
    expect(await sparse.find({ slug: { $gte: '' } }).toArray()).toHaveLength(1);
    expect(await sparse.find().sort({ slug: 1 }).toArray()).toHaveLength(3);
  });
});

describe('index commands', () => {
  it('createIndexes creates an index once, and listIndexes lists it', async () => {
    const collection = await database.collection([{ a: 1 }]);
    expect(
      await collection.createIndexes([{ key: { a: 1 } }, { key: { b: -1, a: 1 }, name: 'by_b' }]),
    ).toEqual(['a_1', 'by_b']);
    await collection.createIndex({ a: 1 });
    expect(await collection.indexes()).toEqual([
      expect.objectContaining({ name: '_id_', key: { _id: 1 } }),
      expect.objectContaining({ name: 'a_1', key: { a: 1 } }),
      expect.objectContaining({ name: 'by_b', key: { b: -1, a: 1 } }),
    ]);
  });

  it('createIndexes refuses another index with the same key or name', async () => {
    const collection = await database.collection([{ a: 1 }]);
    await collection.createIndex({ a: 1 });
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  });

  it('createIndexes refuses an index over two arrays', async () => {
    const collection = await database.collection([{ a: [1, 2], b: [3, 4] }]);
    await expect(collection.createIndex({ a: 1, b: 1 })).rejects.toMatchObject({ code: 171 });
  });
});

describe('collections', () => {
  it('collection is created by its first write, listed, and dropped with its database', async () => {
    const db = database.client.db(`${database.db.databaseName}_other`);
    await db.collection('made').insertOne({ a: 1 });
    expect(await db.listCollections().toArray()).toEqual([
      expect.objectContaining({ name: 'made', type: 'collection', options: {} }),
    ]);
    expect(await db.listCollections({ name: 'made' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'made', type: 'collection' },
    ]);
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });
});

it('conformance suite tries every word of the dialect that is about indexes', () => {
  expect(untried('indexes', database.used)).toEqual([]);
});
