import type { Connection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { connect } from './connect.js';
import { partUserUri, PartUsersRefusedError, withUser, type PartUser } from './part-users.js';

const FESTIVALS: PartUser = {
  part: 'mfe-festivals',
  kind: 'live',
  collections: ['festivals'],
  catalogueCollections: ['titles'],
};
const REFUSED = expect.objectContaining({ code: 13, codeName: 'Unauthorized' }) as object;

let database: TestDatabase;
let owner: Connection;
const opened: Connection[] = [];

async function open(uri: string): Promise<Connection> {
  const connection = await connect(uri);
  opened.push(connection);
  return connection;
}

const uriOf = (wanted: PartUser, connection = owner, uri = database.uri): Promise<string> =>
  partUserUri({ connection, uri, secret: 'a secret of the site' }, wanted);

beforeAll(async () => {
  database = await openTestDatabase();
  owner = await open(database.uri);
  for (const name of ['festivals', 'titles', 'prizes']) await owner.collection(name).insertOne({ name });
});

afterAll(async () => {
  const { users } = await owner.db!.command({ usersInfo: 1 });
  for (const { user } of users as { user: string }[]) await owner.db!.command({ dropUser: user });
  const { roles } = await owner.db!.command({ rolesInfo: 1 });
  for (const { role } of roles as { role: string }[]) await owner.db!.command({ dropRole: role });
  for (const connection of opened) await connection.close();
  await database.drop();
});

describe('partUserUri', () => {
  it('live part writes its own collections and reads the catalogue', async () => {
    const part = await open(await uriOf(FESTIVALS));
    await part.collection('festivals').insertOne({ name: 'FESPACO' });
    await part.collection('festivals').createIndex({ name: 1 });
    expect(await part.collection('festivals').countDocuments({ name: 'FESPACO' })).toBe(1);
    expect(await part.collection('titles').findOne()).toMatchObject({ name: 'titles' });
  });

  it('part has the same user each time, and another for other collections', async () => {
    const uri = await uriOf(FESTIVALS);
    const former = await open(uri);
    expect(await uriOf(FESTIVALS)).toBe(uri);
    const more = await uriOf({ ...FESTIVALS, collections: ['festivals', 'prizes'] });
    expect(more).not.toBe(uri);
    await (await open(more)).collection('prizes').insertOne({});
    expect(await former.collection('festivals').findOne()).toBeTruthy();
  });
});

/** A server that asks for no password enforces nothing. */
const isEnforced = !process.env.MONGODB_URI || process.env.MONGODB_URI.includes('@');

(isEnforced ? describe : describe.skip)('rights of parts', () => {
  it('live part neither writes the catalogue nor reads what belongs to others', async () => {
    const part = await open(await uriOf(FESTIVALS));
    await expect(part.collection('titles').insertOne({})).rejects.toEqual(REFUSED);
    await expect(part.collection('titles').updateMany({}, { $set: { a: 1 } })).rejects.toEqual(REFUSED);
    await expect(part.collection('titles').deleteMany({})).rejects.toEqual(REFUSED);
    await expect(part.collection('prizes').findOne()).rejects.toEqual(REFUSED);
    await expect(
      part
        .collection('festivals')
        .aggregate([{ $out: 'prizes' }])
        .toArray(),
    ).rejects.toEqual(REFUSED);
    await expect(part.db!.command({ createUser: 'x', pwd: 'x', roles: [] })).rejects.toEqual(REFUSED);
    await expect(part.dropDatabase()).rejects.toEqual(REFUSED);
  });

  it('preview writes nothing', async () => {
    const preview = await open(await uriOf({ ...FESTIVALS, kind: 'preview' }));
    expect(await preview.collection('festivals').findOne()).toMatchObject({ name: 'festivals' });
    await expect(preview.collection('festivals').insertOne({})).rejects.toEqual(REFUSED);
    await expect(preview.collection('festivals').createIndex({ a: 1 })).rejects.toEqual(REFUSED);
    await expect(preview.collection('titles').insertOne({})).rejects.toEqual(REFUSED);
  });

  it('partUserUri says what to do where users cannot be made', async () => {
    await owner.db!.command({ createUser: 'reader', pwd: 'p4ss', roles: ['readWrite'] });
    const uri = withUser(database.uri, { name: 'reader', password: 'p4ss', database: owner.name });
    const making = uriOf({ ...FESTIVALS, part: 'mfe-other' }, await open(uri), uri);
    const error = (await making.catch((reason: unknown) => reason)) as Error;
    expect(error).toBeInstanceOf(PartUsersRefusedError);
    expect(error.message).toContain('MONGODB_URI the role dbOwner');
    expect(error.message).toContain('createRole');
    expect(error.message).not.toContain('p4ss');
  });
});

it.each([
  ['mongodb://h/?directConnection=true', 'mongodb://n:p%2F@h/d?directConnection=true&'],
  [
    'mongodb://ada:pw@a:1,b:2/sinima?replicaSet=r&authSource=admin',
    'mongodb://n:p%2F@a:1,b:2/d?replicaSet=r&',
  ],
  ['mongodb+srv://ada@h?authMechanism=MONGODB-X509', 'mongodb+srv://n:p%2F@h/d?'],
])('withUser gives %s another user', (uri, expected) => {
  const changed = withUser(uri, { name: 'n', password: 'p/', database: 'd' });
  expect(changed.startsWith(expected)).toBe(true);
  const { searchParams } = new URL(changed.replace(/a:1,b:2/, 'a'));
  expect(Object.fromEntries(searchParams)).toMatchObject({ authSource: 'd', authMechanism: 'SCRAM-SHA-256' });
});
