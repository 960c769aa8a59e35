import type { Document } from 'mongodb';
import { databaseUnderTest, enforcesRights, isEmbedded } from './database-under-test.ts';
import { untried } from './shares.ts';

const database = databaseUnderTest();

const user = (name: string, ...roles: unknown[]): Document => ({
  createUser: name,
  pwd: 'secret',
  roles,
  mechanisms: ['SCRAM-SHA-256'],
});

const roleOn = (resource: Document, ...actions: string[]): Document => ({
  createRole: 'new',
  privileges: [{ resource, actions }],
  roles: [],
});

const role = (name: string, ...actions: string[]): Document => ({
  ...roleOn({ db: database.db.databaseName, collection: 'films' }, ...actions),
  createRole: name,
});

const refusal = (code: number): object => expect.objectContaining({ code }) as object;

(enforcesRights ? describe : describe.skip)('users and roles', () => {
  const names = { users: ['ada', 'reader', 'writer', 'owner'], roles: ['films', 'heir'] };

  beforeAll(async () => {
    await database.db.collection('films').insertOne({ name: 'Yeelen' });
    await database.run(role('films', 'find', 'insert'));
    await database.run(user('ada', 'films'));
    await database.run(user('reader', { role: 'read', db: database.db.databaseName }));
    await database.run(user('writer', 'readWrite'));
    await database.run(user('owner', 'dbOwner'));
  });

  afterAll(async () => {
    for (const dropUser of names.users) await database.run({ dropUser }).catch(() => undefined);
    for (const dropRole of names.roles) await database.run({ dropRole }).catch(() => undefined);
  });

  const as = async (name: string): Promise<typeof database.db> =>
    (await database.connect(name, 'secret')).db(database.db.databaseName);

  describe('built-in roles', () => {
    const WRITE = { insert: 'films', documents: [{}] };
    const CREATE = { createRole: 'films', privileges: [], roles: [] };

    it.each<[string, Document, boolean]>([
      ['reader', { find: 'films' }, true],
      ['reader', { listCollections: 1 }, true],
      ['reader', WRITE, false],
      ['writer', WRITE, true],
      ['writer', { dropDatabase: 1 }, false],
      ['writer', CREATE, false],
    ])('%s is allowed or refused %j', async (name, command, isAllowed) => {
      const done = (await as(name)).command(command);
      if (isAllowed) await expect(done).resolves.toMatchObject({ ok: 1 });
      else await expect(done).rejects.toEqual(refusal(13));
    });

    it('owner of a database manages its users and roles, and none beyond it', async () => {
      const db = await as('owner');
      const beyond = { resource: { db: 'admin', collection: 'films' }, actions: ['find'] };
      await db.command(role('heir', 'find'));
      await db.command({ createUser: 'guest', pwd: 'secret', roles: ['heir'] });
      await db.command({ dropUser: 'guest' });
      await db.command({ dropRole: 'heir' });
      const refused: Document[] = [
        { createUser: 'guest', pwd: 'secret', roles: [{ role: 'root', db: 'admin' }] },
        { createRole: 'heir', privileges: [beyond], roles: [] },
        { createRole: 'heir', privileges: [], roles: [{ role: 'read', db: 'admin' }] },
      ];
      for (const command of refused) await expect(db.command(command)).rejects.toMatchObject({ ok: 0 });
      await expect(db.client.db('admin').command({ dropUser: 'x' })).rejects.toEqual(refusal(13));
      await expect(db.client.db('other').command(user('x', 'read'))).rejects.toEqual(refusal(13));
    });
  });

  describe('changes', () => {
    it('changes of roles take effect with the next command of a connection', async () => {
      const db = await as('ada');
      const insert = (): Promise<Document> => db.command({ insert: 'films', documents: [{}] });
      await insert();
      const [privilege] = (role('films', 'find') as { privileges: Document[] }).privileges;
      await database.run({ updateRole: 'films', privileges: [privilege] });
      await expect(insert()).rejects.toEqual(refusal(13));
      await database.run({ ...role('heir', 'insert') });
      await database.run({ updateRole: 'films', roles: ['heir'] });
      await insert();
      await database.run({ dropRole: 'heir' });
      await expect(insert()).rejects.toEqual(refusal(13));
      await database.run({ updateUser: 'ada', roles: ['readWrite'] });
      await insert();
      await database.run({ updateUser: 'ada', roles: ['films'] });
    });

    it('former password is refused, while connections that were made with it go on', async () => {
      await database.run(user('changing', 'read'));
      names.users.push('changing');
      const db = await as('changing');
      await database.run({ updateUser: 'changing', pwd: 'another', mechanisms: ['SCRAM-SHA-256'] });
      await expect(db.command({ find: 'films' })).resolves.toMatchObject({ ok: 1 });
      await expect(database.connect('changing', 'secret')).rejects.toEqual(refusal(18));
      await expect(database.connect('changing', 'another')).resolves.toBeDefined();
    });

    it('connections of a dropped user may do nothing, even when another gets its name', async () => {
      await database.run(user('leaving', 'read'));
      const db = await as('leaving');
      await db.command({ find: 'films' });
      await database.run({ dropUser: 'leaving' });
      await expect(db.command({ find: 'films' })).rejects.toEqual(refusal(13));
      await database.run(user('leaving', 'read'));
      names.users.push('leaving');
      await expect(db.command({ find: 'films' })).rejects.toEqual(refusal(13));
    });
  });

  it.each<[string, Document, number]>([
    ['a user twice', user('ada', 'read'), 51003],
    ['a user with a role that there is not', user('new', 'nothing'), 31],
    ['a user without roles', { createUser: 'new', pwd: 'secret' }, 40414],
    ['a user without a password', { createUser: 'new', roles: [] }, 2],
    ['the change of a user that there is not', { updateUser: 'new', pwd: 'secret' }, 11],
    ['a change of nothing', { updateUser: 'ada' }, 2],
    ['the end of a user that there is not', { dropUser: 'new' }, 11],
    ['a role twice', { createRole: 'films', privileges: [], roles: [] }, 51002],
    ['a role without privileges', { createRole: 'new', roles: [] }, 40414],
    ['a role of a role that there is not', { createRole: 'new', privileges: [], roles: ['nothing'] }, 31],
    ['the change of a role that there is not', { updateRole: 'new', roles: [] }, 31],
    ['the end of a role that there is not', { dropRole: 'new' }, 31],
    ['a role that contains itself', { updateRole: 'films', roles: ['films'] }, 80],
  ])('server refuses %s', async (_name, command, code) => {
    await expect(database.run(command)).rejects.toEqual(refusal(code));
  });

  it('usersInfo and rolesInfo describe users and roles', async () => {
    const db = database.db.databaseName;
    const [one, all, everywhere] = [
      await database.run({ usersInfo: { user: 'ada', db }, showCredentials: true, showPrivileges: true }),
      await database.run({ usersInfo: 1 }),
      await database.run({ usersInfo: { forAllDBs: true } }),
    ].map((answer) => answer['users'] as Document[]);
    expect(one).toMatchObject([
      {
        _id: `${db}.ada`,
        roles: [{ role: 'films', db }],
        credentials: { 'SCRAM-SHA-256': { iterationCount: 15000 } },
        inheritedPrivileges: [{ resource: { db, collection: 'films' } }],
      },
    ]);
    expect(all!.map(({ user: name }) => name as string)).toEqual(expect.arrayContaining(['ada', 'owner']));
    expect(everywhere!.length).toBeGreaterThanOrEqual(all!.length);
    expect(all![0]).not.toHaveProperty('credentials');
    const { roles } = await database.run({ rolesInfo: ['films', 'read'], showPrivileges: true });
    expect(roles).toMatchObject([
      { role: 'films', db, isBuiltin: false, privileges: [{ resource: { db, collection: 'films' } }] },
      { role: 'read', db, isBuiltin: true },
    ]);
    expect((await database.run({ rolesInfo: 1 }))['roles']).toMatchObject([{ role: 'films' }]);
  });

  it('conformance suite tries every word of the dialect that is about users', () => {
    expect(untried('users', database.used)).toEqual([]);
  });
});

(isEmbedded ? describe : describe.skip)('users of the embedded engine', () => {
  it('users are kept where no command reaches them', async () => {
    const admin = database.client.db('admin');
    const commands: Document[] = [
      { find: 'system.users' },
      { explain: { find: 'system.users' } },
      { delete: 'system.users', deletes: [{ q: {}, limit: 0 }] },
    ];
    for (const command of commands) await expect(admin.command(command)).rejects.toEqual(refusal(13));
    await expect(admin.command({ dropDatabase: 1 })).rejects.toEqual(refusal(20));
  });

  it.each<[string, Document]>([
    ['SCRAM-SHA-1', { ...user('new'), mechanisms: ['SCRAM-SHA-1'] }],
    ['printable ASCII', { ...user('new'), pwd: 'ọ̀rọ̀' }],
    ['createUser.customData', { ...user('new'), customData: {} }],
    ['action "shutdown"', roleOn({ db: '', collection: '' }, 'shutdown')],
    ['resource cluster', roleOn({ cluster: true }, 'find')],
  ])('embedded engine refuses %s by name', async (name, command) => {
    await expect(database.client.db('admin').command(command)).rejects.toThrow(name);
  });
});
