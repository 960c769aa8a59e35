import type { Collection, Db, Document } from 'mongodb';
import { databaseUnderTest, enforcesRights } from './database-under-test.ts';

const database = databaseUnderTest();

const WRITE = ['find', 'insert', 'update', 'remove', 'createIndex', 'listIndexes'];

const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'own', pipeline, cursor: {} });
const user = (name: string, role: string): Document => ({
  createUser: name,
  pwd: 'pwd',
  roles: [role],
  mechanisms: ['SCRAM-SHA-256'],
});

/** The rights of a restricted client: those of a part of the API, which has collections of its own. */
(enforcesRights ? describe : describe.skip)('rights of a part', () => {
  let part: Db;
  let preview: Db;

  beforeAll(async () => {
    const { db } = database;
    for (const name of ['own', 'titles', 'others']) await db.collection(name).insertOne({ name });
    const on = (collection: string, actions: string[]): Document => ({
      resource: { db: db.databaseName, collection },
      actions,
    });
    const roles = {
      part: [on('own', WRITE), on('titles', ['find'])],
      preview: [on('own', ['find']), on('titles', ['find'])],
    };
    for (const [name, privileges] of Object.entries(roles)) {
      await database.run({ createRole: name, privileges, roles: [] });
      await database.run(user(name, name));
    }
    part = (await database.connect('part', 'pwd')).db(db.databaseName);
    preview = (await database.connect('preview', 'pwd')).db(db.databaseName);
  });

  afterAll(async () => {
    for (const name of ['part', 'preview']) {
      await database.run({ dropUser: name });
      await database.run({ dropRole: name });
    }
  });

  it('part reads and writes its own collection, with indexes', async () => {
    const own: Collection = part.collection('own');
    await own.insertOne({ n: 1 });
    await own.updateOne({ n: 2 }, { $set: { m: 1 } }, { upsert: true });
    expect(await own.findOneAndUpdate({ n: 2 }, { $inc: { m: 1 } })).toMatchObject({ n: 2, m: 1 });
    await own.deleteOne({ n: 1 });
    await own.createIndex({ n: 1 });
    expect(await own.countDocuments({ n: 2 })).toBe(1);
    expect(await own.estimatedDocumentCount()).toBe(2);
    expect(await own.indexes()).toHaveLength(2);
    expect(await own.find().explain()).toHaveProperty('queryPlanner');
  });

  it('part and preview read what they were given to read', async () => {
    for (const db of [part, preview]) {
      expect(await db.collection('titles').findOne()).toMatchObject({ name: 'titles' });
      expect(await db.collection('own').findOne()).toMatchObject({ name: 'own' });
    }
  });

  const NAMED: [string, Document][] = [
    ['insert', { insert: 'titles', documents: [{}] }],
    ['update', { update: 'titles', updates: [{ q: {}, u: { $set: { a: 1 } } }] }],
    ['delete', { delete: 'titles', deletes: [{ q: {}, limit: 0 }] }],
    ['createIndexes', { createIndexes: 'titles', indexes: [{ key: { a: 1 }, name: 'a' }] }],
    ['find', { find: 'others' }],
    ['count', { count: 'others' }],
    ['aggregate', { aggregate: 'others', pipeline: [], cursor: {} }],
    ['explain', { explain: { find: 'others' } }],
    ['listIndexes', { listIndexes: 'others' }],
    ['$out', aggregate({ $out: 'others' })],
    ['$merge', aggregate({ $merge: { into: 'titles' } })],
    ['$lookup', aggregate({ $lookup: { from: 'others', localField: 'a', foreignField: 'a', as: 'b' } })],
    [
      'nested $unionWith',
      aggregate({ $lookup: { from: 'titles', as: 'b', pipeline: [{ $unionWith: 'others' }] } }),
    ],
    ['listCollections', { listCollections: 1 }],
    ['dropDatabase', { dropDatabase: 1 }],
    ['createUser', user('another', 'part')],
    ['updateUser', { updateUser: 'part', roles: ['dbOwner'] }],
    ['dropUser', { dropUser: 'preview' }],
    ['usersInfo', { usersInfo: 'preview' }],
    ['createRole', { createRole: 'another', privileges: [], roles: [] }],
    ['updateRole', { updateRole: 'part', roles: ['dbOwner'] }],
    ['dropRole', { dropRole: 'preview' }],
    ['rolesInfo', { rolesInfo: 1 }],
  ];

  it.each(NAMED)('part is refused %s beyond its rights', async (_name, command) => {
    await expect(part.command(command)).rejects.toMatchObject({
      code: 13,
      codeName: 'Unauthorized',
      message: expect.stringContaining(
        `not authorized on ${part.databaseName} to execute command { ${Object.keys(command)[0]}: `,
      ) as unknown,
    });
  });

  it('part is refused the databases of others, and where users are kept', async () => {
    const { client } = part;
    for (const [db, find] of [
      ['elsewhere', 'own'],
      ['admin', 'system.users'],
    ] as const) {
      await expect(client.db(db).command({ find })).rejects.toMatchObject({ code: 13 });
    }
  });

  it.each<[string, Document]>([
    ['insert', { insert: 'own', documents: [{}] }],
    ['update', { update: 'own', updates: [{ q: {}, u: { $set: { a: 1 } } }] }],
    ['delete', { delete: 'own', deletes: [{ q: {}, limit: 0 }] }],
    ['createIndexes', { createIndexes: 'own', indexes: [{ key: { a: 1 }, name: 'a' }] }],
    ['$out', aggregate({ $out: 'own' })],
    ['$merge', aggregate({ $merge: { into: 'own' } })],
  ])('preview is refused to write its own collection by %s', async (_name, command) => {
    const before = await database.db.collection('own').find().toArray();
    await expect(preview.command(command)).rejects.toMatchObject({ code: 13 });
    expect(await database.db.collection('own').find().toArray()).toEqual(before);
  });

  it('part is told of the collections that it may use, and of itself', async () => {
    const listed = await part.listCollections({}, { nameOnly: true, authorizedCollections: true }).toArray();
    expect(listed.map(({ name }) => name as string).sort()).toEqual(['own', 'titles']);
    const { users } = await part.command({ usersInfo: 'part' });
    expect(users).toMatchObject([{ user: 'part', db: part.databaseName, mechanisms: ['SCRAM-SHA-256'] }]);
    const { authInfo } = await part.command({ connectionStatus: 1 });
    expect(authInfo).toMatchObject({ authenticatedUsers: [{ user: 'part', db: part.databaseName }] });
  });

  it('cursor belongs to its user: others with the same rights can neither read nor close it', async () => {
    await database.db.collection('titles').insertMany(Array.from({ length: 200 }, (_, n) => ({ n })));
    const { cursor } = await part.command({ find: 'titles' }, { promoteLongs: false });
    const { id } = cursor as { id: unknown };
    await expect(preview.command({ getMore: id, collection: 'titles' })).rejects.toMatchObject({ code: 13 });
    await expect(preview.command({ killCursors: 'titles', cursors: [id] })).rejects.toMatchObject({
      code: 13,
    });
    expect(await part.collection('titles').find().toArray()).toHaveLength(201);
  });

  it('cursor is refused under the name of another collection', async () => {
    const { cursor } = await part.command({ find: 'titles' }, { promoteLongs: false });
    const { id } = cursor as { id: unknown };
    await expect(part.command({ getMore: id, collection: 'own' })).rejects.toMatchObject({ code: 13 });
  });
});
