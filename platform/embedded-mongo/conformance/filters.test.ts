import { Long, ObjectId, type Document } from 'mongodb';
import { databaseUnderTest } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

const ID = new ObjectId('65f000000000000000000001');

const DOCUMENTS: Document[] = [
  {
    _id: 1,
    name: 'Àjọ̀kẹ́',
    year: 2019,
    tags: ['drama', 'family'],
    votes: { count: 5, mean: 7.5 },
    at: new Date(1000),
  },
  { _id: 2, name: 'Bond', year: 1992, tags: ['drama'], votes: { count: 12, mean: 8 }, at: new Date(2000) },
  {
    _id: 3,
    name: 'king of boys',
    year: 2018.5,
    tags: [],
    cast: [
      { n: 'a', r: 1 },
      { n: 'b', r: 2 },
    ],
    ref: ID,
  },
  {
    _id: 4,
    name: null,
    year: Long.fromString('9007199254740993'),
    tags: 'drama',
    cast: [{ n: 'a', r: 2 }],
    lines: 'first\nsecond',
  },
  { _id: 5, year: 'unknown', nested: [[1, 7]], flag: true, numbers: [3, 11] },
];

const CASES: [string, Document, number[]][] = [
  ['no filter', {}, [1, 2, 3, 4, 5]],
  ['equality', { year: 2019 }, [1]],
  ['equality of a double and an integer', { year: 2019.0 }, [1]],
  ['equality with an element of an array', { tags: 'drama' }, [1, 2, 4]],
  ['equality with a whole array', { tags: ['drama', 'family'] }, [1]],
  ['equality with an embedded document, in order', { votes: { count: 5, mean: 7.5 } }, [1]],
  ['equality with an embedded document in other order', { votes: { mean: 7.5, count: 5 } }, []],
  ['a path into a document', { 'votes.count': 12 }, [2]],
  ['a path through an array', { 'cast.n': 'a' }, [3, 4]],
  ['a path with the index of an array', { 'cast.1.n': 'b' }, [3]],
  ['an ObjectId', { ref: ID }, [3]],
  ['a date', { at: new Date(1000) }, [1]],
  ['null, which a missing field equals', { name: null }, [4, 5]],
  ['$ne', { name: { $ne: 'Bond' } }, [1, 3, 4, 5]],
  ['$ne of an element', { tags: { $ne: 'drama' } }, [3, 5]],
  ['$gt only among numbers', { year: { $gt: 2000 } }, [1, 3, 4]],
  ['$gte', { year: { $gte: 2018.5 } }, [1, 3, 4]],
  ['$gt of dates', { at: { $gt: new Date(1000) } }, [2]],
  ['$gt and $gte on one field', { year: { $gt: 1992, $gte: 2018.5 } }, [1, 3, 4]],
  ['$gt beyond the safe integers', { year: { $gt: Long.fromString('9007199254740992') } }, [4]],
  ['$gt of texts', { name: { $gt: 'Bond' } }, [1, 3]],
  ['$gte null', { name: { $gte: null } }, [4, 5]],
  ['$in', { year: { $in: [1992, 'unknown'] } }, [2, 5]],
  ['$in with null', { name: { $in: [null, 'Bond'] } }, [2, 4, 5]],
  ['$in of nothing', { year: { $in: [] } }, []],
  ['$nin', { year: { $nin: [1992, 2019] } }, [3, 4, 5]],
  ['$all', { tags: { $all: ['drama', 'family'] } }, [1]],
  ['$all of nothing', { tags: { $all: [] } }, []],
  ['$exists', { votes: { $exists: true } }, [1, 2]],
  ['$exists: null is there', { name: { $exists: true } }, [1, 2, 3, 4]],
  ['$exists: false', { votes: { $exists: false } }, [3, 4, 5]],
  ['$exists: false through an array', { 'cast.x': { $exists: false } }, [1, 2, 3, 4, 5]],
  ['$regex', { name: { $regex: 'of b' } }, [3]],
  ['$regex with a prefix', { name: { $regex: '^king' } }, [3]],
  ['$regex with diacritics', { name: { $regex: 'jọ̀' } }, [1]],
  ['$regex by line', { lines: { $regex: '^second', $options: 'm' } }, [4]],
  ['$regex of the whole text', { lines: { $regex: '^second' } }, []],
  ['$not', { year: { $not: { $gt: 2000 } } }, [2, 5]],
  ['$not of a pattern', { name: { $not: { $regex: 'o' } } }, [1, 4, 5]],
  ['$and', { $and: [{ tags: 'drama' }, { year: 1992 }] }, [2]],
  ['$or', { $or: [{ year: 1992 }, { flag: true }] }, [2, 5]],
  ['$or beside another field', { tags: 'drama', $or: [{ year: 1992 }, { year: 2019 }] }, [1, 2]],
];

describe.each([
  ['without an index', []],
  [
    'with an index on each field',
    ['name', 'year', 'tags', 'votes', 'votes.count', 'cast.n', 'ref', 'at', 'numbers', 'flag'],
  ],
])('filter %s', (_, indexed) => {
  let find: (filter: Document) => Promise<number[]>;

  beforeAll(async () => {
    const collection = await database.collection<{ _id: number }>(DOCUMENTS);
    for (const field of indexed) await collection.createIndex({ [field]: 1 });
    find = async (filter) => (await collection.find(filter).toArray()).map(({ _id }) => _id).sort();
  });

  it.each(CASES)('filter finds the right documents by %s', async (_name, filter, ids) => {
    expect(await find(filter)).toEqual(ids);
  });
});

it('conformance suite tries every word of the dialect that is about filters', () => {
  expect(untried('filters', database.used)).toEqual([]);
});
