import { Binary, Double, Int32, Long, ObjectId, type Document } from 'mongodb';
import { databaseUnderTest } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

describe('insert', () => {
  it('insert stores documents as they are, with their types', async () => {
    const collection = await database.collection();
    const document = {
      _id: new ObjectId(),
      double: new Double(5),
      int: new Int32(5),
      long: Long.fromString('9007199254740993'),
      nested: { 2: 'b', 1: 'a', list: ['x', ['y', { x: null }]] },
      date: new Date(0),
      bytes: Buffer.from([0, 1, 255]),
      pattern: /^a/i,
      text: 'Àjọ̀kẹ́\0end',
      yes: true,
    };
    await collection.insertOne(document);
    const found = await collection.findOne({ _id: document._id }, { promoteValues: false });
    expect(found).toEqual({ ...document, bytes: new Binary(document.bytes) });
    expect(found?.['double']).toBeInstanceOf(Double);
    expect(found?.['long']).toEqual(document.long);
  });

  it('insert puts the id first, and adds one that is missing', async () => {
    const collection = await database.collection();
    await database.db.command({
      insert: collection.collectionName,
      documents: [{ a: 1 }, { a: 2, _id: 'x' }],
    });
    const [first, second] = await collection.find().sort({ a: 1 }).toArray();
    expect(first?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(second ?? {})).toEqual(['_id', 'a']);
  });

  it('insert refuses an id twice, and stops there or goes on, as requested', async () => {
    const collection = await database.collection([{ _id: 1 }]);
    const documents = [{ _id: 2 }, { _id: 1 }, { _id: 3 }] as Document[];
    await expect(collection.insertMany(documents, { ordered: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(2);
    await expect(collection.insertMany(documents, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      result: { insertedCount: 1 },
    });
    expect(await collection.countDocuments()).toBe(3);
  });

  it('insert takes many documents at once, and needs no answer', async () => {
    const collection = await database.collection(Array.from({ length: 5000 }, (_, _id) => ({ _id })));
    expect(await collection.countDocuments()).toBe(5000);
    await collection.insertOne({ _id: 'unacknowledged' } as Document, { writeConcern: { w: 0 } });
    await database.db.command({ ping: 1 });
    expect(await collection.countDocuments({ _id: { $gte: 0 } } as Document)).toBe(5000);
  });
});

describe('writes that nobody waits for until they are on disk', () => {
  it('are there for the next command', async () => {
    const collection = await database.collection();
    const options = { writeConcern: { w: 'majority', j: false } } as const;
    await collection.insertOne({ _id: 1, votes: 1 } as Document, options);
    await collection.updateOne({ _id: 1 } as Document, { $inc: { votes: 1 } }, options);
    await collection.replaceOne({ votes: 2 }, { votes: 3 }, options);
    expect(await collection.findOne()).toEqual({ _id: 1, votes: 3 });
    expect(await collection.deleteOne({ votes: 3 }, options)).toMatchObject({ deletedCount: 1 });
  });
});

describe('update', () => {
  it.each<[string, Document, Document, Document]>([
    ['$set', { a: 1 }, { $set: { a: 2, b: { c: 3 } } }, { a: 2, b: { c: 3 } }],
    ['$unset', { a: 1, b: { c: 1 } }, { $unset: { a: '', z: '' } }, { b: { c: 1 } }],
    ['$inc', { a: 1, b: 2.5 }, { $inc: { a: -3, b: 1, c: 4 } }, { a: -2, b: 3.5, c: 4 }],
    ['$setOnInsert of what is there', { a: 1 }, { $setOnInsert: { a: 2, b: 3 } }, { a: 1 }],
  ])('update applies %s', async (_, before, update, after) => {
    const collection = await database.collection([{ _id: 1, ...before }]);
    await collection.updateOne({ _id: 1 } as Document, update);
    expect(await collection.findOne()).toEqual({ _id: 1, ...after });
  });

  it('update keeps the types of numbers, and widens them only where needed', async () => {
    const collection = await database.collection([
      { _id: 1, double: new Double(3), int: 2147483647, long: new Long(1) },
    ]);
    await collection.updateOne({}, { $inc: { double: 1, int: 1, long: 1 } });
    const found = await collection.findOne({}, { promoteValues: false });
    expect(found).toMatchObject({
      double: new Double(4),
      int: Long.fromNumber(2147483648),
      long: Long.fromNumber(2),
    });
  });

  it('update reports what matched and what changed', async () => {
    const collection = await database.collection([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ]);
    expect(await collection.updateMany({ a: 1 }, { $set: { b: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
      upsertedCount: 0,
    });
    expect(await collection.updateOne({ a: 1 }, { $set: { c: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await collection.updateOne({ a: 9 }, { $set: { c: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('upsert inserts where nothing matches', async () => {
    const collection = await database.collection();
    const update = { $set: { b: 2 }, $setOnInsert: { c: 3 }, $inc: { d: 4 } };
    const filter: Document = { _id: 'x', n: 1, o: { $gt: 5 } };
    expect(await collection.updateOne(filter, update, { upsert: true })).toMatchObject({
      matchedCount: 0,
      upsertedCount: 1,
      upsertedId: 'x',
    });
    expect(await collection.findOne()).toEqual({ _id: 'x', n: 1, b: 2, c: 3, d: 4 });
    const other = await collection.updateOne({ q: 1 }, { $set: { r: 1 } }, { upsert: true });
    expect(other.upsertedId).toBeInstanceOf(ObjectId);
  });

  it('replaceOne keeps the id of the document', async () => {
    const collection = await database.collection([{ _id: 1, a: 1 }]);
    await collection.replaceOne({ a: 1 }, { b: 2 });
    expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
    const filter = { _id: 2 } as Document;
    expect((await collection.replaceOne(filter, { b: 3 }, { upsert: true })).upsertedId).toBe(2);
    await expect(collection.replaceOne({ b: 2 }, { _id: 9, b: 4 } as Document)).rejects.toMatchObject({
      code: 66,
    });
  });

  it('update finds no document twice when it moves it within the index that it was found by', async () => {
    const collection = await database.collection(Array.from({ length: 600 }, (_, n) => ({ n })));
    await collection.createIndex({ n: 1 });
    await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
    expect(await collection.countDocuments({ n: { $gte: 1000 } })).toBe(600);
  });

  it.each<[string, Document, number]>([
    ['two operators on one path', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['the id', { $set: { _id: 7 } }, 66],
    ['$inc of a text', { $inc: { s: 1 } }, 14],
  ])('update refuses %s', async (_, update, code) => {
    const collection = await database.collection([{ _id: 1, n: 1, s: 'x' }]);
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 1, s: 'x' });
  });
});

describe('delete', () => {
  it('delete removes one or all that match', async () => {
    const collection = await database.collection([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    await collection.createIndex({ a: 1 });
    expect((await collection.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect(await collection.countDocuments({ a: 1 })).toBe(0);
    expect((await collection.deleteMany({})).deletedCount).toBe(1);
  });
});

describe('findAndModify', () => {
  const documents = [
    { _id: 1, n: 1, s: 'x' },
    { _id: 2, n: 2, s: 'x' },
  ];

  it('findOneAndUpdate answers with the document before, or after', async () => {
    const collection = await database.collection<Document>(documents);
    const update = { $inc: { n: 10 } };
    expect(await collection.findOneAndUpdate({ s: 'x' }, update, { sort: { n: -1 } })).toEqual(documents[1]);
    expect(await collection.findOneAndUpdate({ n: 12 }, update, { returnDocument: 'after' })).toEqual({
      _id: 2,
      n: 22,
      s: 'x',
    });
    expect(await collection.findOneAndUpdate({ n: 22 }, update, { projection: { s: 1 } })).toEqual({
      _id: 2,
      s: 'x',
    });
    expect(await collection.findOneAndUpdate({ n: 9 }, update)).toBeNull();
    expect(await collection.find().sort({ n: 1 }).toArray()).toEqual([
      documents[0],
      { ...documents[1], n: 32 },
    ]);
  });

  it('findOneAndUpdate inserts where nothing matches, if it may, and says so', async () => {
    const collection = await database.collection<Document>(documents);
    const update = { $set: { n: 3 } };
    const upsert = { upsert: true, includeResultMetadata: true } as const;
    expect(await collection.findOneAndUpdate({ _id: 3 } as Document, update, upsert)).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 3 },
    });
    const after = { ...upsert, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 4 } as Document, update, after)).toMatchObject({
      value: { _id: 4, n: 3 },
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 4 },
    });
    expect(await collection.findOneAndUpdate({ _id: 4 } as Document, update, after)).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: true },
    });
    expect(await collection.countDocuments({ n: 3 })).toBe(2);
  });

  it('findOneAndReplace and findOneAndDelete answer with what was there', async () => {
    const collection = await database.collection<Document>(documents);
    expect(await collection.findOneAndReplace({ n: 1 }, { m: 1 })).toEqual(documents[0]);
    expect(await collection.findOneAndDelete({ m: 1 })).toEqual({ _id: 1, m: 1 });
    expect(await collection.findOneAndDelete({ m: 1 })).toBeNull();
    expect(await collection.find().toArray()).toEqual([documents[1]]);
  });

  it('findOneAndUpdate refuses a value twice where it has to be unique, and leaves the document', async () => {
    const collection = await database.collection<Document>(documents);
    await collection.createIndex({ n: 1 }, { unique: true });
    await expect(collection.findOneAndUpdate({ n: 1 }, { $set: { n: 2 } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.findOne({ n: 1 })).toEqual(documents[0]);
  });

  it.each<[string, Document]>([
    ['neither update nor removal', {}],
    ['both update and removal', { update: { $set: { n: 1 } }, remove: true }],
    ['a removal with an answer of after', { remove: true, new: true }],
  ])('findAndModify refuses %s', async (_, fields) => {
    const { collectionName } = await database.collection<Document>(documents);
    const command = { findAndModify: collectionName, query: { n: 1 }, ...fields };
    await expect(database.db.command(command)).rejects.toMatchObject({ code: 9 });
  });
});

describe('a bulk write', () => {
  it('bulkWrite runs inserts, updates, replacements and deletes', async () => {
    const collection = await database.collection<Document>([{ _id: 1, a: 1 }]);
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 2, a: 2 } as Document } },
      { updateOne: { filter: { a: 1 }, update: { $set: { b: 1 } } } },
      { replaceOne: { filter: { _id: 3 } as Document, replacement: { a: 3 }, upsert: true } },
      { deleteOne: { filter: { a: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, a: 1, b: 1 },
      { _id: 3, a: 3 },
    ]);
  });
});

it('conformance suite tries every word of the dialect that is about writes', () => {
  expect(untried('writes', database.used)).toEqual([]);
});
