/** What every place of a release store promises, tried on each kind. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from '../folder/folder-store.ts';
import { WriteConflict, type ObjectStore } from '../objects/object-store.ts';
import { openBucketStore } from './bucket-store.ts';
import { findSeaweedfs, type Seaweedfs } from './test/install-seaweedfs.ts';
import { startSeaweedfs } from './test/start-seaweedfs.ts';

interface Place {
  open(prefix: string): Promise<ObjectStore>;
  close(): Promise<void>;
}

async function folderPlace(): Promise<Place> {
  const dir = await mkdtemp(path.join(tmpdir(), 'sinima-objects-'));
  return {
    open: async (prefix) => new FolderStore(path.join(dir, prefix)),
    close: () => rm(dir, { recursive: true }),
  };
}

async function bucketPlace(found: Seaweedfs): Promise<Place> {
  const weed = 'weed' in found ? found.weed : '';
  const { address, endpoint, environment, stop } = await startSeaweedfs(weed);
  Object.assign(process.env, environment);
  return { open: (prefix) => openBucketStore(`${address}/${prefix}`, endpoint), close: stop };
}

const seaweedfs = findSeaweedfs();
if ('missing' in seaweedfs) console.warn(`The bucket is not tried: ${seaweedfs.missing}.`);

const bytes = (text: string): Buffer => Buffer.from(text);

function promises(group: typeof describe.skip, kind: string, begin: () => Promise<Place>): void {
  group(kind, () => {
    let place: Place;
    let store: ObjectStore;
    let count = 0;
    beforeAll(async () => {
      place = await begin();
    }, 90_000);
    beforeEach(async () => {
      count += 1;
      store = await place.open(`store-${count}`);
    });
    afterAll(() => place?.close());

    it('gives back what was written, and undefined for what was not', async () => {
      const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
      const etag = await store.write('mfe-title/1.0.0/release.json', all);
      expect(await store.read('mfe-title/1.0.0/release.json')).toEqual({ bytes: all, etag });
      expect(await store.read('mfe-title/2.0.0/release.json')).toBeUndefined();
      expect(await store.readIfChanged('live.json', undefined)).toBeUndefined();
      expect(await store.readIfChanged('live.json', etag)).toBeUndefined();
    });

    it('keeps an empty object, and one of 3 MB', async () => {
      const large = Buffer.alloc(3_000_000, 'sinima');
      await store.write('empty', Buffer.alloc(0));
      await store.write('large', large);
      expect((await store.read('empty'))?.bytes).toHaveLength(0);
      expect((await store.read('large'))?.bytes.equals(large)).toBe(true);
    });

    it('says "unchanged" as long as an object is the one that was read', async () => {
      const etag = await store.write('live.json', bytes('one'));
      expect(await store.readIfChanged('live.json', etag)).toBe('unchanged');
      await store.write('live.json', bytes('two'));
      expect(await store.readIfChanged('live.json', etag)).toMatchObject({ bytes: bytes('two') });
    });

    it('creates an object only if there is none', async () => {
      await store.write('a', bytes('first'), { absent: true });
      await expect(store.write('a', bytes('second'), { absent: true })).rejects.toThrow(WriteConflict);
      await expect(store.write('a', bytes('first'), { absent: true })).rejects.toThrow(WriteConflict);
      expect((await store.read('a'))?.bytes).toEqual(bytes('first'));
    });

    it('replaces an object only if it is still the one that was read', async () => {
      const stale = await store.write('live.json', bytes('one'));
      const fresh = await store.write('live.json', bytes('two'), { etag: stale });
      await expect(store.write('live.json', bytes('three'), { etag: stale })).rejects.toThrow(WriteConflict);
      await store.write('live.json', bytes('three'), { etag: fresh });
      expect((await store.read('live.json'))?.bytes).toEqual(bytes('three'));
    });

    it('replaces no object that is not there', async () => {
      const etag = await store.write('a', bytes('one'));
      await store.delete('a');
      await expect(store.write('a', bytes('two'), { etag })).rejects.toThrow(WriteConflict);
      expect(await store.read('a')).toBeUndefined();
    });

    it('lets one of many who create or replace the same object win', async () => {
      const race = (write: (racer: number) => Promise<string>): Promise<PromiseSettledResult<string>[]> =>
        Promise.allSettled(Array.from({ length: 12 }, (_, racer) => write(racer)));
      const check = async (results: readonly PromiseSettledResult<string>[]): Promise<string> => {
        const winners = results.flatMap((result, racer) => (result.status === 'fulfilled' ? [racer] : []));
        expect(winners).toHaveLength(1);
        for (const result of results) {
          if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(WriteConflict);
        }
        const object = await store.read('a');
        expect(object?.bytes.toString()).toMatch(new RegExp(`-${winners[0]}$`));
        return object!.etag;
      };
      const etag = await check(
        await race((racer) => store.write('a', bytes(`c-${racer}`), { absent: true })),
      );
      await check(await race((racer) => store.write('a', bytes(`r-${racer}`), { etag })));
    });

    it('lists the keys that start with a prefix, in order', async () => {
      for (const key of ['b/2/x', 'b/10/x', 'b/1', 'a', 'bb/1']) await store.write(key, bytes(key));
      expect(await store.list('b/')).toEqual(['b/1', 'b/10/x', 'b/2/x']);
      expect(await store.list('b/1')).toEqual(['b/1', 'b/10/x']);
      expect(await store.list('')).toEqual(['a', 'b/1', 'b/10/x', 'b/2/x', 'bb/1']);
      expect(await store.list('nothing/')).toEqual([]);
      expect(await store.list('b/', 'b/1')).toEqual(['b/10/x', 'b/2/x']);
      expect(await store.list('b/', 'b/11')).toEqual(['b/2/x']);
      expect(await store.list('b/', 'b/3')).toEqual([]);
    });

    it('deletes an object, whether it is there or not', async () => {
      await store.write('a/b', bytes('1'));
      await store.delete('a/b');
      await store.delete('a/b');
      expect(await store.list('')).toEqual([]);
    });
  });
}

promises(describe, 'release store in a folder', folderPlace);
// Reported as skipped, not as passed, where there is none.
promises('weed' in seaweedfs ? describe : describe.skip, 'release store in a bucket', () =>
  bucketPlace(seaweedfs),
);
