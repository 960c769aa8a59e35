import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderStore } from './folder-store.ts';
import { folderError } from './folder-error.ts';
import { WriteConflict } from '../objects/object-store.ts';
import { newFolder, removeFolders } from '../test/built-release.ts';

afterAll(removeFolders);

const bytes = (text: string) => Buffer.from(text);

describe('a store in a folder', () => {
  it('a folder store reads what was written, and says when it has not changed', async () => {
    const store = new FolderStore(path.join(newFolder(), 'not/there/yet'));
    expect(await store.read('live.json')).toBeUndefined();
    const etag = await store.write('live.json', bytes('one'));
    expect(await store.read('live.json')).toEqual({ bytes: bytes('one'), etag });
    expect(await store.readIfChanged('live.json', etag)).toBe('unchanged');
    expect(await store.readIfChanged('live.json', 'another')).toMatchObject({ etag });
  });

  it('a folder store lists keys by prefix, in order, without what is on its way', async () => {
    const store = new FolderStore(newFolder());
    for (const key of ['b/2/x.js', 'b/10/x.js', 'a/1', 'live.json']) await store.write(key, bytes(key));
    expect(await store.list('')).toEqual(['a/1', 'b/10/x.js', 'b/2/x.js', 'live.json']);
    expect(await store.list('b/1')).toEqual(['b/10/x.js']);
    expect(await store.list('c/')).toEqual([]);
    await store.delete('a/1');
    await store.delete('a/1');
    expect(await store.list('a/')).toEqual([]);
  });

  it('a folder store refuses to make what is there, and to replace what was changed', async () => {
    const store = new FolderStore(newFolder());
    const etag = await store.write('live.json', bytes('one'), { absent: true });
    await expect(store.write('live.json', bytes('two'), { absent: true })).rejects.toThrow(WriteConflict);
    await store.write('live.json', bytes('two'), { etag });
    await expect(store.write('live.json', bytes('three'), { etag })).rejects.toThrow(WriteConflict);
    expect((await store.read('live.json'))?.bytes).toEqual(bytes('two'));
    expect(readdirSync(path.join(store.location, '.incoming'))).toEqual([]);
  });

  it('a folder store lets one of many racing writers win', async () => {
    const dir = newFolder();
    const etag = await new FolderStore(dir).write('live.json', bytes('first'));
    const writers = Array.from({ length: 20 }, (_, index) =>
      new FolderStore(dir).write('live.json', bytes(`${index}`), { etag }),
    );
    const results = await Promise.allSettled(writers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a folder store takes over the lock of a process that died, and removes what it left', async () => {
    const store = new FolderStore(newFolder());
    const etag = await store.write('live.json', bytes('one'));
    const hourAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const lock = path.join(store.location, '.lock');
    const left = path.join(store.location, '.incoming/left');
    mkdirSync(lock);
    writeFileSync(left, 'half');
    for (const file of [lock, left]) utimesSync(file, hourAgo, hourAgo);
    await new FolderStore(store.location).write('live.json', bytes('two'), { etag });
    expect(existsSync(left)).toBe(false);
  });

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/.hidden', 'a\\b', ''])(
    'a folder store has no object named %j',
    async (key) => {
      await expect(new FolderStore(newFolder()).read(key)).rejects.toThrow('cannot be the name of an object');
    },
  );

  it('a folder store says what to do where a folder is in the way', async () => {
    const store = new FolderStore(newFolder());
    mkdirSync(path.join(store.location, 'live.json'));
    await expect(store.read('live.json')).rejects.toThrow('there is a folder where a file should be');
  });

  it.each([
    ['ENOSPC', 'there is no space left. Free some'],
    ['EACCES', 'permission is denied. Give this user the right to write there'],
    ['EROFS', 'the file system is read-only'],
  ])('a folder store tells people what to do about %s', (code, remedy) => {
    const error = folderError(
      '/srv/releases',
      'Writing live.json',
      Object.assign(new Error('raw'), { code }),
    );
    expect(String(error)).toContain(`ReleaseError: Writing live.json in /srv/releases failed: ${remedy}`);
  });
});
