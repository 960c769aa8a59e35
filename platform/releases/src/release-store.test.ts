import { builtRelease, deployAll, newStore, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

const T = 'mfe-title';

/** A store in which these versions of mfe-title went live, one after the other. */
async function storeWith(...versions: string[]) {
  const made = newStore();
  await deployAll(made.store, T, versions);
  const pointer = async () => (await made.store.generation()).apps[T]!;
  /** Publish and deploy a version, as a deployment job does. */
  const deploy = async (version: string) => {
    const { release, dir } = builtRelease(T, version);
    await made.store.publish(release, dir);
    return made.store.deploy(T, version);
  };
  return { ...made, pointer, deploy };
}

describe('a deploy', () => {
  it('a deploy makes a new version live, and the one before is its fallback version', async () => {
    const { pointer } = await storeWith('1.0.0', '2.0.0');
    expect(await pointer()).toMatchObject({ version: '2.0.0', previous: '1.0.0', activated: { who: 'Ada' } });
  });

  it('a deploy of earlier sources makes their version live, although the store had it', async () => {
    const { pointer, deploy } = await storeWith('1.0.0', '2.0.0');
    expect((await deploy('1.0.0')).changes).toEqual([
      { what: 'activate', app: T, from: '2.0.0', to: '1.0.0' },
    ]);
    expect(await pointer()).toMatchObject({ version: '1.0.0', previous: '2.0.0' });
  });

  it('a deploy of what is live changes nothing', async () => {
    const { store, deploy } = await storeWith('1.0.0');
    const before = await store.generation();
    expect(await deploy('1.0.0')).toMatchObject({ changes: [], notes: ['mfe-title 1.0.0 is live already.'] });
    expect((await store.generation()).number).toBe(before.number);
  });
});

describe('a rollback', () => {
  it('a rollback brings the former version back, holds the remote and bars what it left', async () => {
    const { store, pointer } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    await store.rollback(T, { who: 'Ada', why: 'blank page' });
    expect(await pointer()).toMatchObject({
      version: '2.0.0',
      previous: '1.0.0',
      hold: { who: 'Ada', why: 'blank page' },
      barred: { '3.0.0': { who: 'Ada', why: 'blank page' } },
    });
  });

  it('a rollback lasts: the version that it went to is live after a hundred unrelated changes and deploys', async () => {
    const { store, pointer, deploy } = await storeWith('1.0.0', '2.0.0');
    await store.rollback(T);
    const others = ['1.0.0', '2.0.0', '3.0.0'].map((version) => builtRelease('mfe-people', version));
    for (const { release, dir } of others) await store.publish(release, dir);
    for (let round = 0; round < 100; round += 1) {
      if (round % 10 === 0) await deploy(`3.0.${round}`);
      else if (round % 10 === 5) await deploy('2.0.0');
      else await store.deploy('mfe-people', `${(round % 3) + 1}.0.0`);
    }
    expect(await pointer()).toMatchObject({ version: '1.0.0' });
    expect((await pointer()).previous).toBeUndefined();
  });

  it('a version that was published while its remote is held is not live; the deploy says why, and which lines help', async () => {
    const { store, deploy } = await storeWith('1.0.0', '2.0.0');
    await store.rollback(T, { who: 'Ada', why: 'blank page' });
    const { changes, notes } = await deploy('3.0.0');
    expect(changes).toEqual([]);
    expect(notes.join(' ')).toMatch(/held by Ada at .* \("blank page"\)/);
    expect(notes.join(' ')).toContain('npm run releases -- resume mfe-title');
    expect(notes.join(' ')).toContain('npm run releases -- activate mfe-title 3.0.0');
  });

  it('a barred version is not brought back by a deploy after the hold was lifted, until it is activated by name', async () => {
    const { store, pointer, deploy } = await storeWith('1.0.0', '2.0.0');
    await store.rollback(T, { who: 'Ada' });
    await store.resume(T);
    expect((await deploy('2.0.0')).notes.join(' ')).toContain('mfe-title 2.0.0 was rejected by Ada');
    await deploy('3.0.0');
    expect(await pointer()).toMatchObject({ version: '3.0.0', previous: '1.0.0' });
    await store.activate([{ app: T, version: '2.0.0' }]);
    expect(await pointer()).toMatchObject({ version: '2.0.0', previous: '3.0.0', barred: {} });
  });
});
