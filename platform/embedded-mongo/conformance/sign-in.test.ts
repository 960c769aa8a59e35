import { Binary } from 'mongodb';
import { databaseUnderTest, enforcesRights } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

(enforcesRights ? describe : describe.skip)('signing in', () => {
  beforeAll(async () => {
    await database.run({ createUser: 'ada', pwd: 'secret', roles: ['read'], mechanisms: ['SCRAM-SHA-256'] });
  });

  afterAll(async () => {
    await database.run({ dropUser: 'ada' });
  });

  it.each([
    ['a wrong password', 'ada', 'secrets'],
    ['a user that there is not', 'nobody', 'secret'],
  ])('client is refused with %s', async (_name, name, password) => {
    await expect(database.connect(name, password)).rejects.toMatchObject({
      code: 18,
      codeName: 'AuthenticationFailed',
      message: 'Authentication failed.',
    });
  });

  it('client that has not signed in may only greet, and is told so', async () => {
    const client = await database.connect();
    const db = client.db(database.db.databaseName);
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const status = { connectionStatus: 1, showPrivileges: true };
    database.note(status);
    const { authInfo } = await db.command(status);
    expect(authInfo).toEqual({
      authenticatedUsers: [],
      authenticatedUserRoles: [],
      authenticatedUserPrivileges: [],
    });
    for (const command of [
      { find: 'films' },
      { listCollections: 1 },
      { usersInfo: 1 },
      { dropDatabase: 1 },
    ]) {
      await expect(db.command(command)).rejects.toMatchObject({
        code: 13,
        message: expect.stringMatching(/^command \w+ requires authentication$/i) as string,
      });
    }
  });

  it('client cannot sign in by a mechanism that there is not, or without the beginning of a proof', async () => {
    const db = (await database.connect()).db('admin');
    database.note({ saslStart: 1 }, { saslContinue: 1 });
    const payload = new Binary(Buffer.from('n,,n=ada,r=x'));
    await expect(db.command({ saslStart: 1, mechanism: 'NONE', payload })).rejects.toThrow(/mechanism/i);
    await expect(db.command({ saslContinue: 1, conversationId: 1, payload })).rejects.toMatchObject({
      code: 17,
    });
  });

  it('client is told as what it signed in', async () => {
    const client = await database.connect('ada', 'secret');
    const { authInfo } = await client.db('admin').command({ connectionStatus: 1 });
    expect(authInfo).toMatchObject({
      authenticatedUsers: [{ user: 'ada' }],
      authenticatedUserRoles: [{ role: 'read' }],
    });
  });

  it('conformance suite tries every word of the dialect that is about signing in', () => {
    expect(untried('signIn', database.used)).toEqual([]);
  });
});
