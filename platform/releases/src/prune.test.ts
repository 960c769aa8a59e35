import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtRelease, deployAll, newStore, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);
afterEach(() => jest.useRealTimers());

const T = 'mfe-title';

/** Let this many days go by. */
function later(days: number): void {
  jest.useFakeTimers({
    now: Date.now() + days * 86_400_000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick'],
  });
}

describe('pruning', () => {
  it('a prune keeps what is live, what stands in, and the last good versions; bad and old ones go', async () => {
    const { store, dir } = newStore();
    const all = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'];
    await deployAll(store, T, all.slice(0, 5));
    await store.rollback(T);
    const never = builtRelease(T, '6.0.0');
    await store.publish(never.release, never.dir);
    expect(await store.prune({ keepDays: 30 })).toEqual({ versions: [], files: 0 });

    later(31);
    const dry = await store.prune({ keepDays: 30, dryRun: true });
    expect(await store.versions(T)).toEqual(all);
    const pruned = await store.prune({ keepDays: 30 });
    expect(pruned).toEqual(dry);
    expect(pruned.versions.map(({ version }) => version)).toEqual(['1.0.0', '5.0.0', '6.0.0']);
    expect(pruned.files).toBe(30);
    expect(await store.versions(T)).toEqual(['2.0.0', '3.0.0', '4.0.0']);
    expect(readdirSync(path.join(dir, T, 'server'))).toHaveLength(3);
    expect((await store.verify()).apps[0]!.problems).toEqual([]);
  });

  it('a prune keeps files that another version needs, and versions that visitors had lately', async () => {
    const { store } = newStore();
    for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']) {
      const { release, dir } = builtRelease(T, version, { more: { 'browser/shared.js': 'the same' } });
      await store.publish(release, dir);
      await store.deploy(T, version);
      later(20);
    }
    await store.prune({ keepDays: 30 });
    expect(await store.versions(T)).toEqual(['3.0.0', '4.0.0', '5.0.0']);
    expect((await store.verify()).apps[0]!.problems).toEqual([]);
  });
});
