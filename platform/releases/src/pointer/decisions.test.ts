import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtRelease, deployAll, newStore, removeFolders } from '../test/built-release.ts';

afterAll(removeFolders);

const T = 'mfe-title';

/** A store in which these versions of mfe-title went live, one after the other. */
async function storeWith(...versions: string[]) {
  const made = newStore([T, 'mfe-people']);
  await deployAll(made.store, T, versions);
  const publish = async (version: string, app: `mfe-${string}` = T, paths?: string[]) => {
    const { release, dir } = builtRelease(app, version, paths ? { paths } : {});
    await made.store.publish(release, dir);
  };
  return { ...made, publish, pointer: async () => (await made.store.generation()).apps[T]! };
}

describe('rolling back', () => {
  it('a second rollback goes one version further, and never forth again', async () => {
    const { store, pointer } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    await store.rollback(T);
    await store.rollback(T);
    expect(await pointer()).toMatchObject({ version: '1.0.0' });
    expect(Object.keys((await pointer()).barred)).toEqual(['3.0.0', '2.0.0']);
    await expect(store.rollback(T)).rejects.toThrow(
      'mfe-title has no earlier good version to roll back to; 1.0.0 stays live. Other versions in the store: 2.0.0, 3.0.0.',
    );
  });

  it('a rollback passes over an incomplete version, and says why', async () => {
    const { store, dir, pointer } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    const { server } = await store.release(T, '2.0.0');
    rmSync(path.join(dir, T, server));
    expect((await store.rollback(T)).notes[0]).toContain('2.0.0 was passed over: server/remote.');
    expect(await pointer()).toMatchObject({ version: '1.0.0' });
  });

  it('a rollback goes to the version that is named, but not to a barred one, nor to none', async () => {
    const { store, pointer } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    await store.rollback(T, { to: '1.0.0' });
    expect(await pointer()).toMatchObject({ version: '1.0.0', previous: '2.0.0' });
    await expect(store.rollback(T, { to: '3.0.0' })).rejects.toThrow(
      'npm run releases -- activate mfe-title 3.0.0',
    );
    await expect(store.rollback(T, { to: '1.0.0' })).rejects.toThrow('mfe-title 1.0.0 is live');
    await expect(store.rollback(T, { to: '9.0.0' })).rejects.toThrow('it is missing from the store');
  });

  it('a rollback of what is not live names what is near', async () => {
    const { store } = await storeWith('1.0.0');
    await expect(store.rollback('mfe-titel')).rejects.toThrow(
      'No version of "mfe-titel" is live. Did you mean mfe-title? Live are: mfe-title.',
    );
  });

  it('a rollback is refused when another remote owns one of the paths by now', async () => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('2.0.0', T, ['/films']);
    await store.deploy(T, '2.0.0');
    await publish('1.0.0', 'mfe-people', ['/mfe-title']);
    await store.deploy('mfe-people', '1.0.0');
    await expect(store.rollback(T)).rejects.toThrow('which mfe-people owns');
  });

  it('a rollback with nothing to go back to names the canary that may be what fails', async () => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('2.0.0');
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: false });
    await expect(store.rollback(T)).rejects.toThrow('npm run releases -- abort mfe-title');
  });
});

describe('holding', () => {
  it('a held remote keeps its version through deploys, and resume says what was published meanwhile', async () => {
    const { store, publish, pointer } = await storeWith('1.0.0');
    expect((await store.hold(T, { who: 'Ada', why: 'premiere' })).notes[0]).toContain('resume mfe-title');
    await publish('2.0.0');
    expect((await store.deploy(T, '2.0.0')).changes).toEqual([]);
    expect((await store.hold(T)).notes[0]).toContain('mfe-title is held by Ada');
    await expect(
      store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: false }),
    ).rejects.toThrow('is held by Ada');
    const { notes } = await store.resume(T);
    expect(notes.join(' ')).toContain('Published meanwhile, and not live: 2.0.0.');
    expect(await pointer()).toMatchObject({ version: '1.0.0' });
    expect(await store.resume(T)).toMatchObject({ changes: [], notes: ['mfe-title is not held.'] });
    await store.deploy(T, '2.0.0');
    expect(await pointer()).toMatchObject({ version: '2.0.0' });
  });

  it('activating by name lifts the hold, even of the version that is live', async () => {
    const { store, pointer, publish } = await storeWith('1.0.0');
    await store.hold(T);
    await store.activate([{ app: T, version: '1.0.0' }]);
    expect(await pointer()).not.toHaveProperty('hold');
    await store.hold(T);
    await publish('2.0.0');
    expect((await store.activate([{ app: T, version: '2.0.0' }])).notes).toContain(
      'The hold of mfe-title is lifted.',
    );
    expect(await pointer()).toMatchObject({ version: '2.0.0', previous: '1.0.0' });
  });
});

describe('a canary', () => {
  it('a canary grows, is promoted, and is the live version from then on', async () => {
    const { store, publish, pointer } = await storeWith('1.0.0');
    await publish('2.0.0');
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 1, automatic: true, who: 'Ada' });
    const since = (await pointer()).canary!.stepSince;
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: true, who: 'guard' });
    expect(await pointer()).toMatchObject({ version: '1.0.0', canary: { percent: 10, who: 'guard' } });
    expect((await pointer()).canary!.stepSince > since).toBe(true);
    await store.promote(T);
    expect(await pointer()).toMatchObject({ version: '2.0.0', previous: '1.0.0' });
    expect(await pointer()).not.toHaveProperty('canary');
    await expect(store.promote(T)).rejects.toThrow('mfe-title has no canary');
  });

  it('an aborted canary is barred, and its remote held', async () => {
    const { store, publish, pointer } = await storeWith('1.0.0');
    await publish('2.0.0');
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: false });
    await store.abort(T, { who: 'guard', why: '5 % failed' });
    expect(await pointer()).toMatchObject({
      version: '1.0.0',
      hold: { who: 'guard', why: '5 % failed' },
      barred: { '2.0.0': { who: 'guard' } },
    });
    await store.resume(T);
    await expect(
      store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: false }),
    ).rejects.toThrow('was rejected by guard');
    expect((await store.deploy(T, '2.0.0')).changes).toEqual([]);
  });

  it('a deploy does not overtake its own canary; another version ends it, and it is said', async () => {
    const { store, publish, pointer } = await storeWith('1.0.0');
    await publish('2.0.0');
    await publish('3.0.0');
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: false });
    expect((await store.deploy(T, '2.0.0')).notes.join(' ')).toContain(
      'npm run releases -- promote mfe-title',
    );
    expect((await store.deploy(T, '3.0.0')).notes).toEqual([
      'The canary of mfe-title 2.0.0 (10 %) has ended with this change.',
    ]);
    expect(await pointer()).not.toHaveProperty('canary');
  });

  it('a held remote does not promote its canary', async () => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('2.0.0');
    await store.canary([{ app: T, version: '2.0.0' }], { percent: 10, automatic: true });
    await store.hold(T);
    await expect(store.promote(T)).rejects.toThrow('npm run releases -- resume mfe-title');
  });

  it.each([[-1], [101], [Number.NaN]])('a canary cannot be given to %d percent', async (percent) => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('2.0.0');
    await expect(store.canary([{ app: T, version: '2.0.0' }], { percent, automatic: false })).rejects.toThrow(
      '0 to 100 percent',
    );
  });
});

describe('several remotes', () => {
  it('a path moves from one remote to another in one change, and not in two', async () => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('2.0.0', T, ['/title/:slug']);
    await publish('1.0.0', 'mfe-people', ['/mfe-title']);
    await expect(store.deploy('mfe-people', '1.0.0')).rejects.toThrow(
      'npm run releases -- activate mfe-title@<version> mfe-people@<version>',
    );
    const versions = [
      { app: 'mfe-people', version: '1.0.0' },
      { app: T, version: '2.0.0' },
    ];
    expect((await store.activate(versions)).changes).toHaveLength(2);
  });

  it('a widget goes live in a page of another remote that has its slot, or together with it, and a page may drop the slot', async () => {
    const { store, publish, pointer } = await storeWith('1.0.0');
    const slots = { rate: { admits: ['mfe-people'] } };
    const page = builtRelease(T, '2.0.0', { slots });
    const widgets = { rate: { slot: 'mfe-title/page.rate', order: 1 } } as const;
    const first = builtRelease('mfe-people', '1.0.0', { widgets });
    const second = builtRelease('mfe-people', '2.0.0', { widgets: {} });
    for (const { release, dir } of [page, first, second]) await store.publish(release, dir);
    await expect(store.deploy('mfe-people', '1.0.0')).rejects.toThrow(
      'npm run releases -- activate mfe-title@<version> mfe-people@<version>',
    );
    const versions = [
      { app: 'mfe-people', version: '1.0.0' },
      { app: T, version: '2.0.0' },
    ];
    expect((await store.activate(versions)).changes).toHaveLength(2);
    expect((await pointer()).owned.pages.page?.slots).toEqual(slots);
    await store.deploy('mfe-people', '2.0.0');
    await publish('3.0.0');
    await store.deploy(T, '3.0.0');
    // A rollback is for the night: a widget without a place is not shown.
    expect((await store.rollback('mfe-people')).changes).toHaveLength(1);
  });

  it('a retired remote is off the site, its paths are free, and it can be brought back', async () => {
    const { store, publish } = await storeWith('1.0.0');
    await publish('1.0.0', 'mfe-people', ['/mfe-title']);
    await store.retire(T, { why: 'merged into mfe-people' });
    await store.deploy('mfe-people', '1.0.0');
    expect(Object.keys((await store.generation()).apps)).toEqual(['mfe-people']);
    expect((await store.history(T)).at(-1)).toMatchObject({ what: 'retire', why: 'merged into mfe-people' });
    await store.retire('mfe-people');
    await store.activate([{ app: T, version: '1.0.0' }]);
    expect(Object.keys((await store.generation()).apps)).toEqual([T]);
  });

  it('a retired remote stays off the site whatever is deployed, and comes back by name with its bars', async () => {
    const { store, publish } = await storeWith('1.0.0', '2.0.0');
    await store.rollback(T, { why: 'blank page' });
    await store.retire(T, { who: 'Ada', why: 'too slow' });
    await publish('3.0.0');
    const { changes, notes } = await store.deploy(T, '3.0.0');
    expect(changes).toEqual([]);
    expect(notes.join()).toMatch(/taken off the site by Ada .*\("too slow"\).* activate mfe-title 3\.0\.0/);
    await store.activate([{ app: T, version: '3.0.0' }]);
    const { apps, retired } = await store.generation();
    expect(retired).toBeUndefined();
    expect(apps[T]).toMatchObject({ version: '3.0.0', barred: { '2.0.0': { why: 'blank page' } } });
  });
});

describe('the history', () => {
  it('tells who changed what, when and why, publications among them', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await store.rollback(T, { who: 'Bob', why: 'blank page' });
    const told = (await store.history(T)).map(({ what, who, from, to }) => [what, who, from, to]);
    expect(told).toEqual([
      ['publish', 'Ada', undefined, '1.0.0'],
      ['activate', 'Ada', undefined, '1.0.0'],
      ['publish', 'Ada', undefined, '2.0.0'],
      ['activate', 'Ada', '1.0.0', '2.0.0'],
      ['rollback', 'Bob', '2.0.0', '1.0.0'],
    ]);
    expect(await store.history('mfe-nope')).toEqual([]);
  });
});
