import { ObjectId, type Document } from 'mongodb';
import { databaseUnderTest } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

const MIXED: Document[] = [
  { _id: 1, v: 'b' },
  { _id: 2, v: 10 },
  { _id: 3, v: null },
  { _id: 4, v: new ObjectId('65f000000000000000000001') },
  { _id: 5, v: new Date(5) },
  { _id: 6, v: 2.5 },
  { _id: 7, v: { a: 1 } },
  { _id: 8, v: true },
  { _id: 9, v: 'B' },
  { _id: 10, v: [7, 1] },
];

const ids = (documents: Document[]): unknown[] => documents.map(({ _id }) => _id as unknown);

describe.each([
  ['without an index', false],
  ['with one', true],
])('sort %s', (_, isIndexed) => {
  it('sort orders types as MongoDB does, and arrays by their lowest or highest element', async () => {
    const collection = await database.collection(MIXED);
    if (isIndexed) await collection.createIndex({ v: 1 });
    expect(ids(await collection.find().sort({ v: 1 }).toArray())).toEqual([3, 10, 6, 2, 9, 1, 7, 4, 8, 5]);
    expect(ids(await collection.find().sort({ v: -1 }).toArray())).toEqual([5, 8, 4, 7, 1, 9, 2, 10, 6, 3]);
  });

  it('sort orders by several fields in their directions, with skip and limit', async () => {
    const documents = Array.from({ length: 40 }, (_value, at) => ({ _id: at, a: at % 4, b: at % 7 }));
    const collection = await database.collection(documents);
    if (isIndexed) await collection.createIndex({ a: 1, b: -1, _id: 1 });
    const expected = [...documents]
      .sort((x, y) => x.a - y.a || y.b - x.b || x._id - y._id)
      .slice(5, 15)
      .map(({ _id }) => _id);
    const found = await collection.find().sort({ a: 1, b: -1, _id: 1 }).skip(5).limit(10).toArray();
    expect(ids(found)).toEqual(expected);
    const reverse = await collection.find({ a: 2 }).sort({ b: 1, _id: -1 }).limit(3).toArray();
    const expectedReverse = documents.filter(({ a }) => a === 2).sort((x, y) => x.b - y.b || y._id - x._id);
    expect(ids(reverse)).toEqual(expectedReverse.slice(0, 3).map(({ _id }) => _id));
  });
});

describe('projection', () => {
  const document = { _id: 1, a: 1, b: { c: 2 }, g: [{ h: 1 }, 5], j: 'x' };

  it.each<[string, Document, Document]>([
    ['includes fields and the id', { a: 1, j: 1 }, { _id: 1, a: 1, j: 'x' }],
    ['includes documents and arrays whole', { b: 1, g: 1 }, { _id: 1, b: { c: 2 }, g: [{ h: 1 }, 5] }],
    ['includes the id alone', { _id: 1 }, { _id: 1 }],
    ['includes nothing that is not there', { z: 1 }, { _id: 1 }],
  ])('projection %s', async (_, projection, expected) => {
    const collection = await database.collection([document]);
    expect(await collection.findOne({}, { projection })).toEqual(expected);
  });
});

describe('cursor', () => {
  it('cursor brings all documents in batches', async () => {
    const collection = await database.collection(Array.from({ length: 1000 }, (_, _id) => ({ _id })));
    const cursor = collection.find().sort({ _id: 1 });
    const found: unknown[] = [];
    for await (const { _id } of cursor) found.push(_id);
    expect(found).toEqual(Array.from({ length: 1000 }, (_, at) => at));
  });

  it('cursor goes on when documents are removed and added while it is read', async () => {
    const collection = await database.collection(Array.from({ length: 300 }, (_, _id) => ({ _id })));
    const cursor = collection.find();
    await cursor.next();
    await collection.deleteMany({ _id: { $gte: 200 } } as Document);
    await collection.insertMany(Array.from({ length: 100 }, (_, at) => ({ _id: 1000 + at }) as Document));
    const rest = ids(await cursor.toArray()) as unknown as number[];
    expect(rest.filter((id) => id < 200)).toHaveLength(199);
    expect(new Set(rest).size).toBe(rest.length);
  });

  it('cursor is gone once it is closed', async () => {
    const collection = await database.collection(Array.from({ length: 150 }, (_, _id) => ({ _id })));
    const cursor = collection.find();
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    await expect(
      database.db.command({ getMore: id, collection: collection.collectionName }),
    ).rejects.toMatchObject({
      code: 43,
    });
  });

  it('cursor carries batches of more than 16 MB in all', async () => {
    const collection = await database.collection();
    const text = 'x'.repeat(1024 * 1024);
    for (let _id = 0; _id < 40; _id++) await collection.insertOne({ _id, text } as Document);
    const lengths = (await collection.find().toArray()).map((found) => (found['text'] as string).length);
    expect(lengths).toEqual(Array.from({ length: 40 }, () => text.length));
  });
});

describe('counts', () => {
  it('countDocuments counts what passes a filter, up to a limit', async () => {
    const collection = await database.collection(
      Array.from({ length: 30 }, (_, _id) => ({ _id, a: [_id % 3, 9] })),
    );
    await collection.createIndex({ a: 1 });
    expect(await collection.countDocuments()).toBe(30);
    expect(await collection.estimatedDocumentCount()).toBe(30);
    expect(await collection.countDocuments({ a: 1 })).toBe(10);
    expect(await collection.countDocuments({ a: { $in: [0, 1, 9] } })).toBe(30);
    expect(await collection.countDocuments({ a: { $gte: 0 } })).toBe(30);
    expect(await collection.countDocuments({ a: 9, _id: { $gte: 18 } } as Document)).toBe(12);
    expect(await collection.countDocuments({ a: 9 }, { limit: 4 })).toBe(4);
    expect(await collection.countDocuments({ a: 77 })).toBe(0);
  });

  it('missing collection is empty to every read', async () => {
    const nothing = database.db.collection('nothing');
    expect(await nothing.find().toArray()).toEqual([]);
    expect(await nothing.countDocuments()).toBe(0);
    expect(await nothing.estimatedDocumentCount()).toBe(0);
  });
});

describe('a connection', () => {
  it.each([{ hello: 1 }, { ismaster: 1 }, { ping: 1 }, { endSessions: [] }])(
    'connection answers %j',
    async (command) => {
      expect(await database.client.db('admin').command(command)).toMatchObject({ ok: 1 });
    },
  );
});

it('conformance suite tries every word of the dialect that is about reads', () => {
  expect(untried('reads', database.used)).toEqual([]);
});
