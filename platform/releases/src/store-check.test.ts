import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openReleaseStore } from './release-store.ts';
import { builtRelease, newFolder, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

async function twoVersions() {
  const store = openReleaseStore(newFolder());
  for (const version of ['1.0.0', '2.0.0']) {
    const { release, dir } = builtRelease('mfe-title', version);
    await store.publish(release, dir, { activate: true, who: 'Ada' });
  }
  const inStore = (file: string): string => path.join(store.dir, 'mfe-title', file);
  return { store, inStore };
}

describe('Checking a store', () => {
  it('tells what is live, what stands in, and who published it', async () => {
    const { store } = await twoVersions();
    expect(await store.check()).toMatchObject([
      {
        app: 'mfe-title',
        live: '2.0.0',
        previous: '1.0.0',
        versions: [
          { version: '2.0.0', who: 'Ada' },
          { version: '1.0.0', who: 'Ada' },
        ],
        problems: [],
      },
    ]);
  });

  it.each<[string, (inStore: (file: string) => string) => void]>([
    [
      'live version 2.0.0 is missing from the store; publish it again or roll back',
      (inStore) => rmSync(inStore('2.0.0'), { recursive: true }),
    ],
    [
      'live version 2.0.0: browser/entry.js is missing; publish it again or roll back',
      (inStore) => rmSync(inStore('2.0.0/browser/entry.js')),
    ],
    [
      'live version 2.0.0: browser/page.js is of another size; publish it again or roll back',
      (inStore) => truncateSync(inStore('2.0.0/browser/page.js'), 3),
    ],
    [
      'live version 2.0.0: its release.json is missing; publish it again or roll back',
      (inStore) => rmSync(inStore('2.0.0/release.json')),
    ],
    [
      'previous version 1.0.0 is missing from the store; if the live version fails, nothing stands in for it',
      (inStore) => rmSync(inStore('1.0.0'), { recursive: true }),
    ],
  ])('says: %s', async (problem, damage) => {
    const { store, inStore } = await twoVersions();
    damage(inStore);
    expect((await store.check())[0]?.problems).toEqual([problem]);
  });

  it('says what is wrong with a release.json', async () => {
    const { store, inStore } = await twoVersions();
    writeFileSync(inStore('2.0.0/release.json'), '{}');
    expect((await store.check())[0]?.problems).toEqual([
      `live version 2.0.0: ${inStore('2.0.0/release.json')} cannot be read: "app" is missing or wrong; ` +
        'publish it again or roll back',
    ]);
  });

  it('offers no rollback where there is nothing to roll back to', async () => {
    const { store, inStore } = await twoVersions();
    rmSync(inStore('1.0.0'), { recursive: true });
    rmSync(inStore('2.0.0'), { recursive: true });
    expect((await store.check())[0]?.problems[0]).toBe(
      'live version 2.0.0 is missing from the store; publish it again',
    );
  });

  it('finds a changed byte only when it reads the files', async () => {
    const { store, inStore } = await twoVersions();
    writeFileSync(inStore('1.0.0/browser/style.css'), 'STYLE of mfe-title 1.0.0');
    expect((await store.check())[0]?.problems).toEqual([]);
    expect((await store.check({ hashes: true }))[0]?.problems).toEqual([
      expect.stringContaining('previous version 1.0.0: browser/style.css is altered'),
    ]);
  });

  it('tells of a remote of which nothing is live', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-people', '1.0.0');
    await store.publish(release, dir);
    expect((await store.check())[0]?.problems).toEqual(['no version is live; activate one']);
  });
});
