import type { Document } from 'mongodb';
import { databaseUnderTest, isEmbedded } from './database-under-test.ts';

const database = databaseUnderTest();

const find = (filter: Document): Document => ({ find: 'c', filter });
const update = (u: Document | Document[], more: Document = {}): Document => ({
  update: 'c',
  updates: [{ q: {}, u, ...more }],
});
const index = (key: Document, more: Document = {}): Document => ({
  createIndexes: 'c',
  indexes: [{ key, name: 'x', ...more }],
});
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

/** The last stage that the driver sends for `countDocuments`. */
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

/** Features that only a full MongoDB has are refused by name here, never answered with something else. */
(isEmbedded ? describe : describe.skip)('refusals', () => {
  beforeAll(async () => {
    await database.db.collection('c').insertOne({ a: [1] });
  });

  it.each<[string, Document, number]>([
    ['mapReduce', { mapReduce: 'c' }, 59],
    ['distinct', { distinct: 'c', key: 'a' }, 59],
    ['dropIndexes', { dropIndexes: 'c', index: '*' }, 59],
    ['create', { create: 'd' }, 59],
    ['toString', { toString: 1 }, 59],
    ['$text', find({ $text: { $search: 'a' } }), 2],
    ['$where', find({ $where: '1' }), 2],
    ['$expr', find({ $expr: { $eq: [1, 1] } }), 2],
    ['$nor', find({ $nor: [{ a: 1 }] }), 2],
    ['$lt', find({ a: { $lt: 1 } }), 2],
    ['$elemMatch', find({ a: { $elemMatch: { $gt: 1 } } }), 2],
    ['$near', find({ a: { $near: [1, 1] } }), 2],
    ['$bitsAllSet', find({ a: { $bitsAllSet: 1 } }), 2],
    ['pattern without $regex on a', find({ a: /x/ }), 2],
    ['pattern without $regex on a', find({ a: { $in: [/x/] } }), 2],
    ['option of $regex i', find({ a: { $regex: 'x', $options: 'i' } }), 2],
    ['$slice', { find: 'c', projection: { a: { $slice: 1 } } }, 2],
    ['of a other than 1', { find: 'c', projection: { a: 0 } }, 2],
    ['a.b', { find: 'c', projection: { 'a.b': 1 } }, 2],
    ['$meta', { find: 'c', sort: { a: { $meta: 'textScore' } } }, 2],
    ['find.hint', { find: 'c', hint: 'a_1' }, 40415],
    ['find.collation', { find: 'c', collation: { locale: 'fr' } }, 40415],
    ['find.tailable', { find: 'c', tailable: true }, 40415],
    ['$rename', update({ $rename: { a: 'b' } }), 2],
    ['$push', update({ $push: { a: 1 } }), 2],
    ['a.0', update({ $set: { 'a.0': 1 } }), 2],
    ['aggregation pipeline', update([{ $set: { a: 1 } }]), 2],
    ['findAndModify.hint', { findAndModify: 'c', remove: true, hint: 'a_1' }, 40415],
    ['arrayFilters', update({ $set: { a: 1 } }, { arrayFilters: [] }), 40415],
    ['text', index({ a: 'text' }), 2],
    ['hashed', index({ a: 'hashed' }), 2],
    ['$**', index({ '$**': 1 }), 2],
    ['partialFilterExpression', index({ a: 1 }, { partialFilterExpression: {} }), 40415],
    ['expireAfterSeconds', index({ a: 1 }, { expireAfterSeconds: 1 }), 40415],
    ['$lookup', aggregate({ $lookup: { from: 'd' } }), 2],
    ['$sort', aggregate({ $match: {} }, { $sort: { a: 1 } }, COUNT), 2],
    ['$project', aggregate({ $match: {} }, { $limit: 1 }, { $project: { a: 1 } }, COUNT), 2],
    ['$group', aggregate({ $match: {} }, { $group: { _id: '$a' } }), 2],
    ['count', { explain: { count: 'c' } }, 2],
  ])('embedded engine refuses %s by name', async (name, command, code) => {
    const answer = await database.db.command(command).catch((error: unknown) => error);
    const refusal = (answer as { writeErrors?: unknown[] }).writeErrors?.[0] ?? answer;
    expect(refusal).toMatchObject({ code });
    const { message, errmsg } = refusal as { message?: string; errmsg?: string };
    expect(message ?? errmsg).toContain(name);
  });

  it('embedded engine refuses transactions', async () => {
    const session = database.client.startSession();
    session.startTransaction();
    const inserted = database.db.collection('c').insertOne({ a: 2 }, { session });
    await expect(inserted).rejects.toMatchObject({ code: 115 });
    await session.endSession();
    expect(await database.db.collection('c').countDocuments({ a: 2 })).toBe(0);
  });
});

describe('mistakes', () => {
  it.each<[string, Document]>([
    ['an unknown operator', find({ a: { $nonsense: 1 } })],
    ['$in without an array', find({ a: { $in: 1 } })],
    ['an empty $or', find({ $or: [] })],
    ['a pattern that is none', find({ a: { $regex: '(' } })],
    ['a sort direction that is none', { find: 'c', sort: { a: 2 } }],
    ['a mixed projection', { find: 'c', projection: { a: 1, b: 0 } }],
    ['a negative skip', { find: 'c', skip: -1 }],
    ['two operators in a stage', aggregate({ $match: {}, $limit: 1 }, COUNT)],
    ['a count up to nothing', aggregate({ $match: {} }, { $limit: 0 }, COUNT)],
    ['a filter that is none', { find: 'c', filter: 7 }],
    ['a collection without a name', { find: '' }],
  ])('server refuses %s', async (_, command) => {
    await expect(database.db.command(command)).rejects.toMatchObject({ name: 'MongoServerError' });
  });

  it('server refuses a document that is too large', async () => {
    const text = 'x'.repeat(16 * 1024 * 1024);
    await expect(database.db.collection('c').insertOne({ text })).rejects.toThrow(/larger|too large/i);
  });
});
