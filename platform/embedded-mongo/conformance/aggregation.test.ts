import { ObjectId, type Document } from 'mongodb';
import { databaseUnderTest } from './database-under-test.ts';

const database = databaseUnderTest();

const A = new ObjectId('65f00000000000000000000a');
const B = new ObjectId('65f00000000000000000000b');

const DOCUMENTS: Document[] = [
  { _id: 1, by: A, genres: ['drama', 'crime'], year: 2001, mean: 7 },
  { _id: 2, by: B, genres: ['drama'], year: 2001, mean: 8 },
  { _id: 3, by: A, genres: [], year: 2003, mean: 9 },
  { _id: 4, by: A, genres: ['crime'], year: 2004 },
];

const CASES: [string, Document[], Document[]][] = [
  [
    '$match, $sort, $skip and $limit',
    [{ $match: { by: A } }, { $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { year: 1 } }],
    [{ _id: 3, year: 2003 }],
  ],
  [
    'the same in another order',
    [{ $limit: 3 }, { $match: { by: A } }, { $sort: { _id: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 3 }, { _id: 1 }],
  ],
  [
    '$group by a field',
    [{ $group: { _id: '$year', n: { $sum: 1 }, mean: { $avg: '$mean' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 2001, n: 2, mean: 7.5 },
      { _id: 2003, n: 1, mean: 9 },
      { _id: 2004, n: 1, mean: null },
    ],
  ],
  [
    '$group by an ObjectId',
    [{ $group: { _id: '$by', years: { $push: '$year' }, last: { $max: '$year' } } }, { $sort: { _id: 1 } }],
    [
      { _id: A, years: [2001, 2003, 2004], last: 2004 },
      { _id: B, years: [2001], last: 2001 },
    ],
  ],
  [
    '$group of all',
    [{ $group: { _id: null, sum: { $sum: '$mean' }, first: { $min: '$year' } } }],
    [{ _id: null, sum: 24, first: 2001 }],
  ],
  [
    '$unwind',
    [{ $unwind: '$genres' }, { $group: { _id: '$genres', n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
    [
      { _id: 'crime', n: 2 },
      { _id: 'drama', n: 2 },
    ],
  ],
  [
    '$sortByCount',
    [{ $match: { year: { $lt: 2004 } } }, { $sortByCount: '$year' }, { $limit: 1 }],
    [{ _id: 2001, count: 2 }],
  ],
  [
    '$project with expressions',
    [
      { $match: { _id: 1 } },
      { $project: { _id: 0, next: { $add: ['$year', 1] }, size: { $size: '$genres' } } },
    ],
    [{ next: 2002, size: 2 }],
  ],
  [
    '$addFields and $unset',
    [
      { $match: { _id: 2 } },
      { $addFields: { decade: { $subtract: ['$year', { $mod: ['$year', 10] }] } } },
      { $unset: ['genres', 'by'] },
    ],
    [{ _id: 2, year: 2001, mean: 8, decade: 2000 }],
  ],
  ['$replaceRoot', [{ $match: { _id: 2 } }, { $replaceRoot: { newRoot: { y: '$year' } } }], [{ y: 2001 }]],
  ['$count', [{ $match: { by: A } }, { $count: 'n' }], [{ n: 3 }]],
  ['$count of nothing', [{ $match: { by: 'x' } }, { $count: 'n' }], []],
  ['$count after $group', [{ $group: { _id: '$year' } }, { $count: 'years' }], [{ years: 3 }]],
  [
    '$sample of more than there are',
    [{ $sample: { size: 9 } }, { $sort: { _id: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 2 }, { _id: 3 }, { _id: 4 }],
  ],
];

it.each(CASES)('%s', async (_, pipeline, expected) => {
  const collection = await database.collection(DOCUMENTS);
  expect(await collection.aggregate(pipeline).toArray()).toEqual(expected);
  expect(await collection.countDocuments()).toBe(DOCUMENTS.length);
});

it('brings results in batches', async () => {
  const collection = await database.collection(Array.from({ length: 500 }, (_, _id) => ({ _id })));
  expect(await collection.aggregate([{ $match: {} }], { batchSize: 9 }).toArray()).toHaveLength(500);
});
