/** Versions of several apps that change as one. */
import { builtHost, builtRelease, deployAll, newStore, removeFolders } from '../test/built-release.ts';

afterAll(removeFolders);

const [T, P] = ['mfe-title', 'mfe-people'] as const;
const SET = [
  { app: T, version: '2.0.0' },
  { app: P, version: '2.0.0' },
];
const TEN = { percent: 10, automatic: false };

/** A store in which 1.0.0 of two remotes is live, one after the other, and 2.0.0 and 3.0.0 are published. */
async function storeOfTwo(paths: Partial<Record<string, string[]>> = {}) {
  const { store } = newStore([T, P]);
  for (const app of [T, P]) {
    await deployAll(store, app, ['1.0.0']);
    for (const version of ['2.0.0', '3.0.0']) {
      const own = paths[`${app} ${version}`];
      const { release, dir } = builtRelease(app, version, own ? { paths: own } : {});
      await store.publish(release, dir);
    }
  }
  const number = async () => (await store.generation()).number;
  const apps = async () => {
    const { [T]: title, [P]: people } = (await store.generation()).apps;
    return [title!, people!] as const;
  };
  const versions = async () => (await apps()).map(({ version }) => version);
  return { store, number, apps, versions };
}

describe('a canary of a set', () => {
  it('a set begins, grows and is promoted in one generation each, whichever of it is named', async () => {
    const { store, number, apps, versions } = await storeOfTwo();
    const before = await number();
    await store.canary(SET, TEN);
    const set = { [T]: '2.0.0', [P]: '2.0.0' };
    expect((await apps()).map(({ canary }) => canary)).toEqual([
      expect.objectContaining({ set, percent: 10 }),
      expect.objectContaining({ set, percent: 10 }),
    ]);
    const { changes } = await store.canary([SET[1]!], { percent: 50, automatic: true });
    expect(changes.map(({ app, percent }) => [app, percent])).toEqual([
      [T, 50],
      [P, 50],
    ]);
    await store.promote(P);
    expect(await versions()).toEqual(['2.0.0', '2.0.0']);
    expect(await number()).toBe(before + 3);
  });

  it('a stopped set is barred and held as a whole, and comes back with one command', async () => {
    const { store, apps, versions } = await storeOfTwo();
    await store.canary(SET, TEN);
    const { notes } = await store.abort(T, { who: 'guard' });
    for (const { canary, hold, barred } of await apps()) {
      expect([canary, hold?.who, Object.keys(barred)]).toEqual([undefined, 'guard', ['2.0.0']]);
    }
    expect(notes[0]).toContain('npm run releases -- activate mfe-people@2.0.0 mfe-title@2.0.0');
    await store.activate(SET);
    expect(await versions()).toEqual(['2.0.0', '2.0.0']);
  });

  it('one held and one barred version refuse the set, in one message', async () => {
    const { store, number } = await storeOfTwo();
    await store.canary([SET[0]!], TEN);
    await store.abort(T, { who: 'Ada' });
    await store.resume(T);
    await store.hold(P, { who: 'Bob' });
    const before = await number();
    const refused = store.canary(SET, TEN);
    await expect(refused).rejects.toThrow(/^Nothing was changed\. mfe-title 2\.0\.0 was rejected by Ada/);
    await expect(refused).rejects.toThrow('\nmfe-people is held by Bob');
    expect(await number()).toBe(before);
  });

  it('a set is not promoted while one of its apps is held', async () => {
    const { store, versions } = await storeOfTwo();
    await store.canary(SET, TEN);
    await store.hold(P);
    await expect(store.promote(T)).rejects.toThrow('npm run releases -- resume mfe-people');
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
  });

  it.each([
    ['another canary', { canary: [{ app: T, version: '3.0.0' }] }],
    ['another live version', { activate: [{ app: T, version: '3.0.0' }] }],
    ['the live version that it was to be', { activate: [SET[0]!] }],
  ])('%s of one app ends the canary of the whole set, and it is said', async (_what, change) => {
    const { store, apps } = await storeOfTwo();
    await store.canary(SET, TEN);
    const { notes } =
      'canary' in change ? await store.canary(change.canary, TEN) : await store.activate(change.activate);
    expect((await apps())[1].canary).toBeUndefined();
    expect(notes).toContain('The canary of mfe-people 2.0.0 (10 %) has ended with this change.');
  });

  it('a path moves between two remotes in a canary of both, and in none of one', async () => {
    const { store } = await storeOfTwo({ 'mfe-title 2.0.0': ['/films'], 'mfe-people 2.0.0': ['/mfe-title'] });
    await expect(store.canary([SET[1]!], TEN)).rejects.toThrow('which mfe-title owns');
    expect((await store.canary(SET, TEN)).changes).toHaveLength(2);
  });

  it('a set that an operator changed is not the one that was judged', async () => {
    const { store, apps } = await storeOfTwo();
    await store.canary(SET, TEN);
    const judged = (await apps())[0].canary!;
    await store.canary([{ app: P, version: '3.0.0' }], TEN);
    expect((await store.abort(T, { judged }).catch(() => ({ changes: [] }))).changes).toEqual([]);
    expect((await apps())[0].barred).toEqual({});
  });

  it('the host has no canary, in a set neither', async () => {
    const { store } = newStore(['shell', T]);
    await deployAll(store, T, ['1.0.0']);
    const built = [builtHost('2.0.0'), builtRelease(T, '2.0.0')];
    for (const { release, dir } of built) await store.publish(release, dir);
    const versions = ['shell', T].map((app) => ({ app, version: '2.0.0' }));
    await expect(store.canary(versions, TEN)).rejects.toThrow('The host has no canary');
  });
});

describe('a set that is live', () => {
  it('a rollback of one takes it back at once, and names the others with the command', async () => {
    const { store, versions } = await storeOfTwo();
    await store.activate(SET);
    const { notes } = await store.rollback(T);
    expect(notes[0]).toBe(
      'mfe-title went live together with mfe-people 2.0.0. To take back the rest of the set: npm run releases -- rollback mfe-people',
    );
    expect(await versions()).toEqual(['1.0.0', '2.0.0']);
    expect((await store.rollback(P)).notes.join()).not.toContain('together');
  });

  it('a rollback of all is one generation, and needs no further word', async () => {
    const { store, number, apps, versions } = await storeOfTwo();
    await store.activate(SET);
    const before = await number();
    const { changes, notes } = await store.rollback([T, P, T]);
    expect(changes.map(({ app }) => app)).toEqual([T, P]);
    expect(notes.join()).not.toContain('together');
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
    expect((await apps()).map(({ barred }) => Object.keys(barred))).toEqual([['2.0.0'], ['2.0.0']]);
    expect(await number()).toBe(before + 1);
  });

  it('a rollback of one that would take a path from another names the command for both', async () => {
    const { store } = await storeOfTwo({ 'mfe-title 2.0.0': ['/films'], 'mfe-people 2.0.0': ['/mfe-title'] });
    await store.activate(SET);
    await expect(store.rollback(T)).rejects.toThrow('npm run releases -- rollback mfe-title mfe-people');
    await store.rollback([T, P]);
  });

  it('a rollback of all is refused for one without a good version, and names the command for the others', async () => {
    const { store, versions } = await storeOfTwo();
    await store.activate([SET[0]!]);
    await expect(store.rollback([T, P])).rejects.toThrow(
      'Nothing was changed. To roll back without it: npm run releases -- rollback mfe-title',
    );
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
  });

  it('a deploy of a set waits for the app that is held; a deploy of what there is does not', async () => {
    const { store, versions } = await storeOfTwo();
    await store.hold(P, { who: 'Bob' });
    const deployed = store.deployTogether(SET, { asSet: true });
    await expect(deployed).rejects.toThrow(/together or not at all\. mfe-people 2\.0\.0 .* held by Bob/);
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
    await store.deployTogether(SET);
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
  });
});
