import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generation } from '@sinima/contracts/pointer';
import { WriteConflict, type ObjectStore } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { ReleaseStore } from '../release-store.ts';
import { documentBytes, signDocument } from '../signing/envelope.ts';
import { builtRelease, deployAll, newSigner, newStore, removeFolders } from '../test/built-release.ts';
import { refuseStale, verifyGeneration } from './verify-generation.ts';

afterAll(removeFolders);

const T = 'mfe-title';

async function liveStore(...versions: string[]) {
  const made = newStore();
  await deployAll(made.store, T, versions);
  const liveFile = path.join(made.dir, 'live.json');
  return { ...made, liveFile, live: async () => (await made.store.generation()).apps[T]?.version };
}

describe('the pointer', () => {
  it('each change is a new generation that names the one before, and counts for 90 days', async () => {
    const { store, liveFile, dir, trust } = await liveStore('1.0.0', '2.0.0');
    const { generation, hash } = verifyGeneration(readFileSync(liveFile), trust);
    expect(generation).toMatchObject({ number: 2, who: 'Ada' });
    expect(generation.changes).toEqual([{ what: 'activate', app: T, from: '1.0.0', to: '2.0.0' }]);
    const days = (Date.parse(generation.expires) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const kept = readdirSync(path.join(dir, 'generations'));
    expect(kept[1]).toBe(`000000000002-${hash.slice(0, 16)}.json`);
    expect(kept[0]).toContain(`000000000001-${generation.former!.slice(0, 16)}`);
    expect(await store.verifyHistory()).toMatchObject({ generations: 2, number: 2, hash, byFormerKeys: 0 });
  });

  it('a reader refuses an old generation that is played again, and one that has expired', async () => {
    const { store, liveFile, trust } = await liveStore('1.0.0', '2.0.0');
    const second = verifyGeneration(readFileSync(liveFile), trust);
    await store.renew();
    const third = verifyGeneration(readFileSync(liveFile), trust);
    expect(() => refuseStale(second, second)).not.toThrow();
    expect(() => refuseStale(third, second)).not.toThrow();
    expect(() => refuseStale(second, third)).toThrow('npm run releases -- recover --above 3');
    const expired = { ...third, generation: { ...third.generation, expires: new Date().toISOString() } };
    expect(() => refuseStale(expired, undefined)).toThrow('npm run releases -- renew');
  });

  it('an operator without a pointer key, or with one that is not trusted, changes nothing', async () => {
    const { objects, trust, live } = await liveStore('1.0.0', '2.0.0');
    const none = new ReleaseStore({ objects, trust });
    await expect(none.rollback(T)).rejects.toThrow('There is no key that may change the live versions.');
    const other = new ReleaseStore({ objects, trust, pointerKey: newSigner() });
    await expect(other.rollback(T)).rejects.toThrow('is not trusted');
    expect(await live()).toBe('2.0.0');
  });

  it.each([
    ['is deleted', () => undefined],
    ['is torn', (bytes: Buffer) => bytes.subarray(0, 100)],
    ['is altered', (bytes: Buffer) => Buffer.from(bytes.toString().replace('"who": "Ada"', '"who": "Bob"'))],
  ])(
    'when live.json %s, the newest generation counts, and the next change puts it right',
    async (_what, spoil) => {
      const { store, liveFile, trust, live } = await liveStore('1.0.0', '2.0.0');
      const spoilt = spoil(readFileSync(liveFile));
      if (spoilt) writeFileSync(liveFile, spoilt);
      else rmSync(liveFile);
      expect(await live()).toBe('2.0.0');
      expect((await store.verify()).problems[0]).toContain('npm run releases -- recover');
      expect((await store.rollback(T)).changes).toEqual([
        { what: 'rollback', app: T, from: '2.0.0', to: '1.0.0' },
      ]);
      expect(verifyGeneration(readFileSync(liveFile), trust).generation.apps[T]).toMatchObject({
        version: '1.0.0',
      });
      expect((await store.verify()).problems).toEqual([]);
    },
  );

  it('an old live.json that is played again undoes no rollback, and the next change is one that servers take', async () => {
    const { store, liveFile, live } = await liveStore('1.0.0', '2.0.0');
    const old = readFileSync(liveFile);
    await store.rollback(T);
    await store.hold('mfe-title');
    await store.renew();
    writeFileSync(liveFile, old);
    expect(await live()).toBe('1.0.0');
    expect((await store.verify()).problems[0]).toContain(
      'live.json is generation 2 played again: 4 was made of it.',
    );
    expect((await store.renew()).generation.number).toBe(5);
    expect((await store.verify()).problems).toEqual([]);
  });

  it('a change that was killed before live.json was written does not count', async () => {
    const { store, liveFile, dir, live } = await liveStore('1.0.0', '2.0.0');
    const before = readFileSync(liveFile);
    await store.rollback(T);
    writeFileSync(liveFile, before);
    expect(await live()).toBe('2.0.0');
    await store.hold(T);
    expect(readdirSync(path.join(dir, 'generations'))).toHaveLength(4);
    expect(await store.verifyHistory()).toMatchObject({ generations: 3, number: 3 });
    await store.resume(T);
    expect(await live()).toBe('2.0.0');
    expect((await store.verify()).problems).toEqual([]);
  });

  it('a pointer that somebody else signed does not count, although it can be written to the store', async () => {
    const { store, liveFile, live } = await liveStore('1.0.0', '2.0.0');
    const forged = { ...(await store.generation()), number: 99, apps: {} };
    writeFileSync(liveFile, documentBytes(signDocument('pointer', forged, newSigner())));
    expect(await live()).toBe('2.0.0');
    expect((await store.check({ check: 'presence' })).problems[0]).toContain(
      'no trusted pointer key signed it',
    );
  });

  it('a team’s key signs no pointer', async () => {
    const { store, liveFile, releaseKeys, live } = await liveStore('1.0.0');
    const forged = { ...(await store.generation()), number: 99, apps: {} };
    writeFileSync(liveFile, documentBytes(signDocument('pointer', forged, releaseKeys[T]!)));
    expect(await live()).toBe('1.0.0');
  });

  it('recover signs what is live anew, with a number above any that a server has seen', async () => {
    const { store } = await liveStore('1.0.0', '2.0.0');
    expect((await store.recover({ above: 57, why: 'backup of Monday' })).generation.number).toBe(58);
    expect((await store.recover()).generation.number).toBe(1058);
    expect((await store.recover({ above: 3 })).generation.number).toBe(1059);
    expect(await store.verifyHistory()).toMatchObject({ generations: 5, number: 1059 });
    expect((await store.generation()).apps[T]).toMatchObject({ version: '2.0.0', previous: '1.0.0' });
  });

  it('after a pointer key was replaced, the history that the former key signed is still vouched for', async () => {
    const { objects, trust, store } = await liveStore('1.0.0', '2.0.0');
    const next = newSigner();
    const both = { ...trust, pointer: [...trust.pointer, next.key] };
    await new ReleaseStore({ objects, trust: both, pointerKey: next }).renew();
    const later = new ReleaseStore({ objects, trust: { ...trust, pointer: [next.key] } });
    expect(await later.verifyHistory()).toMatchObject({ generations: 3, byFormerKeys: 2 });
    expect((await later.generation()).apps[T]).toMatchObject({ version: '2.0.0' });
    // A reader that trusts only the former key reads the newest generation of that key.
    expect((await store.generation()).number).toBe(2);
  });

  it('a history with a missing or altered generation is reported when it is verified', async () => {
    const { store, dir } = await liveStore('1.0.0', '2.0.0', '3.0.0');
    const folder = path.join(dir, 'generations');
    const [first, second] = readdirSync(folder) as [string, string];
    const former = readFileSync(path.join(folder, first), 'utf8');
    writeFileSync(path.join(folder, first), former.replace('Ada', 'Bob'));
    await expect(store.verifyHistory()).rejects.toThrow('is not what generation 2 was made from');
    rmSync(path.join(folder, second));
    await expect(store.verifyHistory()).rejects.toThrow('the generation before 3 is missing');
    // A rollback needs the history no further than it is whole.
    expect((await store.rollback(T)).changes[0]).toMatchObject({ to: '2.0.0' });
  });
});

describe('a change of the pointer', () => {
  /** The store, with writes of `live.json` that go wrong. */
  const withLiveWrite = (objects: ObjectStore, write: ObjectStore['write']): ObjectStore => ({
    location: objects.location,
    read: (key) => objects.read(key),
    readIfChanged: (key, etag) => objects.readIfChanged(key, etag),
    list: (prefix, after) => objects.list(prefix, after),
    delete: (key) => objects.delete(key),
    write: (key, bytes, condition) =>
      key === 'live.json' ? write(key, bytes, condition) : objects.write(key, bytes, condition),
  });

  it('is decided anew when somebody else was faster', async () => {
    const { objects, live, store, ...keys } = await liveStore('1.0.0', '2.0.0', '3.0.0');
    let isFirst = true;
    const racing = withLiveWrite(objects, async (key, bytes, condition) => {
      if (isFirst) {
        isFirst = false;
        await store.rollback(T);
      }
      return objects.write(key, bytes, condition);
    });
    const { changes, generation } = await new ReleaseStore({ ...keys, objects: racing }).rollback(T);
    expect(changes).toEqual([{ what: 'rollback', app: T, from: '2.0.0', to: '1.0.0' }]);
    expect(generation.number).toBe(5);
    expect(await live()).toBe('1.0.0');
    expect(await objects.list('generations/')).toHaveLength(5);
  });

  it('that was made and whose answer was lost is not made twice', async () => {
    const { objects, store, ...keys } = await liveStore('1.0.0', '2.0.0', '3.0.0');
    const losing = withLiveWrite(objects, async (key, bytes, condition) => {
      await objects.write(key, bytes, condition);
      await store.hold('mfe-title').catch(() => undefined);
      throw new WriteConflict('the repetition of a write conflicts with the write');
    });
    const { changes } = await new ReleaseStore({ ...keys, objects: losing }).rollback(T);
    expect(changes).toEqual([{ what: 'rollback', app: T, from: '3.0.0', to: '2.0.0' }]);
    expect((await store.generation()).apps[T]).toMatchObject({ version: '2.0.0' });
  });

  it('on a full disk is told, and loses nothing, at whichever write the space ends', async () => {
    const full = new ReleaseError('Writing in /srv/releases failed: there is no space left.');
    const { objects, live, store, ...keys } = await liveStore('1.0.0', '2.0.0');
    const { release, dir } = builtRelease(T, '3.0.0');
    const before = await store.generation();
    for (let room = 0; ; room += 1) {
      let left = room;
      const filling: ObjectStore = {
        location: objects.location,
        read: (key) => objects.read(key),
        readIfChanged: (key, etag) => objects.readIfChanged(key, etag),
        list: (prefix, after) => objects.list(prefix, after),
        delete: (key) => objects.delete(key),
        write: (key, bytes, condition) => {
          left -= 1;
          return left < 0 ? Promise.reject(full) : objects.write(key, bytes, condition);
        },
      };
      const small = new ReleaseStore({ ...keys, objects: filling });
      const result = await small
        .publish(release, dir)
        .then(
          () => small.deploy(T, '3.0.0'),
          (error: unknown) => error,
        )
        .catch((error: unknown) => error);
      if (!(result instanceof Error)) break;
      expect(result).toBe(full);
      expect(await store.generation()).toEqual<Generation>(before);
      expect((await store.verify()).problems).toEqual([]);
    }
    expect(await live()).toBe('3.0.0');
    expect(await store.verifyHistory()).toMatchObject({ generations: 3 });
  });
});
