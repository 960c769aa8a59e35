import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { builtRelease, newFolder, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

/** A store in which these versions of mfe-title went live, one after the other. */
async function storeWith(...versions: string[]): Promise<ReleaseStore> {
  const store = openReleaseStore(newFolder());
  for (const version of versions) {
    const { release, dir } = builtRelease('mfe-title', version);
    await store.publish(release, dir, { activate: true });
  }
  return store;
}

async function pointerOf(store: ReleaseStore) {
  const { version, previous } = (await store.live()).remotes['mfe-title']!;
  return { version, previous };
}

describe('Activating', () => {
  it('makes a version live and keeps the one before as its stand-in', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    expect(await pointerOf(store)).toEqual({ version: '2.0.0', previous: '1.0.0' });
  });

  it('what is live already changes nothing', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const before = readFileSync(store.historyFile, 'utf8');
    expect(await store.activate('mfe-title', '2.0.0')).toMatchObject({ changed: false });
    expect(readFileSync(store.historyFile, 'utf8')).toBe(before);
  });

  it('is refused for a version that is not in the store; the message names those that are', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    await expect(store.activate('mfe-title', '3.0.0')).rejects.toThrow(
      'mfe-title 3.0.0 cannot go live: it is missing from the store. In the store: 1.0.0, 2.0.0.',
    );
  });

  it('is refused for a version of which a file was tampered with', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    writeFileSync(path.join(store.dir, 'mfe-title/1.0.0/browser/entry.js'), 'ENTRY of mfe-title 1.0.0');
    await expect(store.activate('mfe-title', '1.0.0')).rejects.toThrow('browser/entry.js is altered');
    expect(await pointerOf(store)).toEqual({ version: '2.0.0', previous: '1.0.0' });
  });

  it('is refused when another remote took one of its paths meanwhile', async () => {
    const store = await storeWith('1.0.0');
    const without = builtRelease('mfe-title', '2.0.0', { paths: ['/films'] });
    await store.publish(without.release, without.dir, { activate: true });
    const taker = builtRelease('mfe-people', '1.0.0', { paths: ['/mfe-title'] });
    await store.publish(taker.release, taker.dir, { activate: true });
    await expect(store.rollback('mfe-title')).rejects.toThrow('which mfe-people owns');
  });

  it('keeps what live.json says beside the version', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const pointers = JSON.parse(readFileSync(store.liveFile, 'utf8')) as {
      remotes: Record<string, Record<string, unknown>>;
    };
    pointers.remotes['mfe-title']!.note = 'kept';
    writeFileSync(store.liveFile, JSON.stringify(pointers));
    await store.activate('mfe-title', '1.0.0');
    expect((await store.live()).remotes['mfe-title']).toMatchObject({ version: '1.0.0', note: 'kept' });
  });
});

describe('Rolling back', () => {
  it('brings back the version before, and again the one before that', async () => {
    const store = await storeWith('1.0.0', '2.0.0', '3.0.0');
    expect(await store.rollback('mfe-title')).toMatchObject({
      from: '3.0.0',
      to: '2.0.0',
      previous: '1.0.0',
    });
    expect(await store.rollback('mfe-title')).toMatchObject({ from: '2.0.0', to: '1.0.0' });
    expect(await pointerOf(store)).toEqual({ version: '1.0.0', previous: undefined });
  });

  it('never goes forth to the version that was rolled back from, nor offers it as the stand-in', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    await store.rollback('mfe-title');
    await expect(store.rollback('mfe-title')).rejects.toThrow(
      'mfe-title has no earlier good version to roll back to; 1.0.0 stays live. Other versions in the store: 2.0.0.',
    );
  });

  it('passes over versions that are not whole, and says why', async () => {
    const store = await storeWith('1.0.0', '2.0.0', '3.0.0');
    rmSync(path.join(store.dir, 'mfe-title/2.0.0/server'), { recursive: true });
    expect(await store.rollback('mfe-title')).toMatchObject({
      to: '1.0.0',
      skipped: [{ version: '2.0.0', why: 'server/remote.mjs is missing' }],
    });
  });

  it('goes to a version that is asked for', async () => {
    const store = await storeWith('1.0.0', '2.0.0', '3.0.0');
    expect(await store.rollback('mfe-title', { to: '1.0.0' })).toMatchObject({ from: '3.0.0', to: '1.0.0' });
    await expect(store.rollback('mfe-title', { to: '9.0.0' })).rejects.toThrow(
      'mfe-title cannot be rolled back to 9.0.0; 1.0.0 stays live. 9.0.0: it is missing from the store.',
    );
  });

  it('works when the live version is gone, and when the history is gone', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    rmSync(path.join(store.dir, 'mfe-title/2.0.0'), { recursive: true });
    rmSync(store.historyFile);
    expect(await store.rollback('mfe-title')).toMatchObject({ to: '1.0.0' });
  });

  it('of a remote that is not live names those that are', async () => {
    const store = await storeWith('1.0.0');
    await expect(store.rollback('mfe-titel')).rejects.toThrow(
      'No version of "mfe-titel" is live. The remotes that are: mfe-title.',
    );
  });
});

describe('A change that was cut short between history and pointer', () => {
  it('is told by check, corrected by the next change, and never rolled back to', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const before = readFileSync(store.liveFile);
    const { release, dir } = builtRelease('mfe-title', '3.0.0');
    await store.publish(release, dir, { activate: true });
    writeFileSync(store.liveFile, before);

    expect((await store.check())[0]?.problems).toEqual([
      expect.stringContaining('the history says that 3.0.0 is live, but it is 2.0.0'),
    ]);
    expect(await store.rollback('mfe-title')).toMatchObject({ from: '2.0.0', to: '1.0.0' });
    expect((await store.history()).slice(-2)).toMatchObject([
      { what: 'correct', from: '3.0.0', to: '2.0.0' },
      { what: 'rollback', from: '2.0.0', to: '1.0.0' },
    ]);
    expect((await store.check())[0]?.problems).toEqual([]);
  });
});

describe('live.json', () => {
  it('is read again when another process has replaced it', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const seen = await store.live();
    expect(await store.live()).toBe(seen);
    await openReleaseStore(store.dir).rollback('mfe-title');
    expect(await pointerOf(store)).toMatchObject({ version: '1.0.0' });
  });

  it('when torn gives a message with the file and the remedy, and is left alone', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    writeFileSync(store.liveFile, '{"remotes": {"mfe-title"');
    const message = `${store.liveFile} cannot be read: it is not valid JSON. Move it away and activate`;
    await expect(store.live()).rejects.toThrow(message);
    await expect(store.rollback('mfe-title')).rejects.toThrow(message);
    expect(readFileSync(store.liveFile, 'utf8')).toBe('{"remotes": {"mfe-title"');
  });
});

describe('The lock', () => {
  it('of a process that died is taken over', async () => {
    const store = await storeWith('1.0.0', '2.0.0');
    const lock = path.join(store.dir, '.lock');
    mkdirSync(lock);
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, minuteAgo, minuteAgo);
    expect(await store.rollback('mfe-title')).toMatchObject({ changed: true });
  });

  it('lets changes of one process wait for each other', async () => {
    const store = openReleaseStore(newFolder());
    const apps = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e'] as const;
    await Promise.all(
      apps.map(async (app) => {
        const { release, dir } = builtRelease(app, '1.0.0');
        await store.publish(release, dir, { activate: true });
      }),
    );
    expect(Object.keys((await store.live()).remotes).sort()).toEqual(apps);
  });
});

describe('Pruning', () => {
  it('keeps the newest, the live and the previous version', async () => {
    const store = await storeWith('1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0');
    await store.activate('mfe-title', '2.0.0');
    await store.activate('mfe-title', '1.0.0');
    expect(await store.prune(1)).toEqual([
      { app: 'mfe-title', version: '4.0.0' },
      { app: 'mfe-title', version: '3.0.0' },
    ]);
    expect(await store.versions('mfe-title')).toEqual(['1.0.0', '2.0.0', '5.0.0']);
  });
});
