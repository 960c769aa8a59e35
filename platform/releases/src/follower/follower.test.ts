import { access, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteRelease } from '@sinima/contracts/release';
import { FollowedStore, addressOf, pointer } from './test/followed-store.ts';

let store: FollowedStore;
beforeEach(async () => {
  store = await FollowedStore.make();
});
afterEach(() => store.remove());

const textOf = (file: string): Promise<string> => readFile(file, 'utf8');
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 2_000) throw new Error('it did not happen within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Publish 1.0.0 and 2.0.0; make 2.0.0 live over 1.0.0. */
async function twoVersions(): Promise<void> {
  await store.publish('1.0.0');
  await store.publish('2.0.0');
  await store.makeLive(7, { 'mfe-title': pointer('2.0.0', { previous: '1.0.0' }) });
}

describe('follower', () => {
  it('has the live version and its fallback version, verified, with their compressed copies beside them', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow();
    expect(follower.generation().number).toBe(7);
    for (const version of ['1.0.0', '2.0.0']) {
      const release = follower.release('mfe-title', version)!;
      const entry = follower.filePath('mfe-title', 'entry' in release ? release.entry : '');
      expect(await textOf(entry)).toBe(`entry of ${version}`);
      expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe(`entry of ${version}`);
      expect(gunzipSync(await readFile(`${entry}.gz`)).toString()).toBe(`entry of ${version}`);
      expect(await textOf(follower.filePath('mfe-title', release.server))).toBe(`server of ${version}`);
    }
    expect(messages).toEqual([]);
  });

  it('has a canary too, and other versions when they are asked for', async () => {
    await store.publish('1.0.0');
    await store.publish('2.0.0');
    await store.publish('3.0.0');
    const canary = {
      version: '2.0.0',
      set: { 'mfe-title': '2.0.0' },
      percent: 10,
      automatic: false,
      who: 'ama',
      when: '2026-05-01T10:00:00.000Z',
      stepSince: '2026-05-01T10:00:00.000Z',
      owned: { pages: {}, widgets: {} },
    };
    await store.makeLive(1, { 'mfe-title': pointer('1.0.0', { canary }) });
    const { follower } = await store.follow();
    expect(follower.release('mfe-title', '2.0.0')?.version).toBe('2.0.0');
    expect(follower.release('mfe-title', '3.0.0')).toBeUndefined();
    expect((await follower.fetchRelease('mfe-title', '3.0.0')).version).toBe('3.0.0');
    expect(follower.release('mfe-title', '3.0.0')?.version).toBe('3.0.0');
    await expect(follower.fetchRelease('mfe-title', '9.0.0')).rejects.toThrow(
      'mfe-title 9.0.0 is missing from',
    );
    await expect(follower.fetchRelease('mfe-title', '../../etc')).rejects.toThrow('cannot be the name');
  });

  it('tells its listeners of each new generation, of its own accord', async () => {
    await twoVersions();
    const { follower } = await store.follow({ pollMs: 20 });
    const numbers: number[] = [];
    const stop = follower.onChange(({ number }) => void numbers.push(number));
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0') });
    await until(() => numbers.length > 0);
    stop();
    await store.makeLive(9, { 'mfe-title': pointer('2.0.0') });
    await until(() => follower.generation().number === 9);
    expect(numbers).toEqual([8]);
  });

  it('says that nothing is live in an empty store, without complaint', async () => {
    const { follower, messages } = await store.follow();
    expect(follower.generation()).toMatchObject({ number: 0, apps: {} });
    expect(messages).toEqual([]);
  });

  it.each([
    ['a script', 'entry'],
    ['a server bundle', 'server'],
  ] as const)('reports a release as missing when %s was altered in the store', async (_, which) => {
    await store.publish('1.0.0');
    const release = await store.publish('2.0.0');
    await store.alter(`store/mfe-title/${release[which]}`);
    await store.makeLive(1, { 'mfe-title': pointer('2.0.0', { previous: '1.0.0' }) });
    const { follower, messages } = await store.follow();
    expect(follower.generation().number).toBe(1);
    expect(follower.release('mfe-title', '2.0.0')).toBeUndefined();
    expect(follower.release('mfe-title', '1.0.0')?.version).toBe('1.0.0');
    expect(messages).toEqual([expect.stringContaining(`mfe-title/${release[which]} is altered in`)]);
    expect(await isThere(follower.filePath('mfe-title', release[which]))).toBe(false);
  });

  it('reports a release as missing when its compressed copy was altered or its document is torn', async () => {
    const altered = await store.publish('1.0.0');
    await store.publish('2.0.0');
    await store.alter(`store/mfe-title/${altered.files[altered.entry]!.encodings!.br!.file}`);
    await writeFile(path.join(store.dir, 'store/mfe-title/2.0.0/release.json'), '{"signed":');
    await store.makeLive(1, { 'mfe-title': pointer('2.0.0', { previous: '1.0.0' }) });
    const { follower, messages } = await store.follow();
    expect(follower.release('mfe-title', '1.0.0')).toBeUndefined();
    expect(follower.release('mfe-title', '2.0.0')).toBeUndefined();
    expect(messages).toHaveLength(2);
  });

  it('refuses a release that a stranger, or another team, signed, and one that was put in place of another', async () => {
    await store.publish('1.0.0', { app: 'mfe-people' });
    await store.publish('1.0.0');
    const document = await readFile(path.join(store.dir, 'store/mfe-title/1.0.0/release.json'));
    await store.objects.write('mfe-title/2.0.0/release.json', document);
    await store.makeLive(1, { 'mfe-people': pointer('1.0.0'), 'mfe-title': pointer('2.0.0') });
    const { follower, messages } = await store.follow();
    expect(follower.release('mfe-people', '1.0.0')).toBeUndefined();
    expect(follower.release('mfe-title', '2.0.0')).toBeUndefined();
    expect(messages).toHaveLength(2);
  });

  it('has a release again once its files are back', async () => {
    const release = await store.publish('1.0.0');
    const place = path.join(store.dir, 'store/mfe-title', release.entry);
    const bytes = await readFile(place);
    await rm(place);
    await store.makeLive(1, { 'mfe-title': pointer('1.0.0') });
    const { follower } = await store.follow({ pollMs: 20 });
    expect(follower.release('mfe-title', '1.0.0')).toBeUndefined();
    let told = 0;
    follower.onChange(() => void (told += 1));
    await writeFile(place, bytes);
    await until(() => told > 0);
    expect(follower.release('mfe-title', '1.0.0')?.version).toBe('1.0.0');
  });

  it('mends a file of its own copy that was altered, when it starts', async () => {
    await twoVersions();
    const first = await store.follow();
    const { server } = first.follower.release('mfe-title', '2.0.0')!;
    await first.follower.close();
    await store.alter(`copy/mfe-title/${server}`);
    await store.alter('copy/mfe-title/2.0.0/release.json');
    const { follower } = await store.follow();
    expect(await textOf(follower.filePath('mfe-title', server))).toBe('server of 2.0.0');
    expect(follower.release('mfe-title', '2.0.0')?.version).toBe('2.0.0');
  });
});

describe('pointer that a follower refuses', () => {
  it('refuses a replayed older pointer, also after a restart, and says what to do', async () => {
    await store.publish('1.0.0');
    await store.publish('2.0.0');
    const old = await store.makeLive(3, { 'mfe-title': pointer('1.0.0') });
    await store.makeLive(4, { 'mfe-title': pointer('2.0.0') });
    const first = await store.follow();
    await store.objects.write('live.json', old);
    await first.follower.refresh();
    expect(first.follower.generation().number).toBe(4);
    expect(first.messages).toEqual([expect.stringContaining('releases -- recover --above 4')]);
    await first.follower.refresh();
    expect(first.messages).toHaveLength(1);
    await first.follower.close();
    const second = await store.follow();
    expect(second.follower.generation().number).toBe(4);
    expect(second.messages).toHaveLength(1);
  });

  it('refuses another pointer of the same number', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow();
    await store.makeLive(7, { 'mfe-title': pointer('1.0.0') });
    await follower.refresh();
    expect(follower.generation().apps['mfe-title']?.version).toBe('2.0.0');
    expect(messages).toEqual([expect.stringContaining('another generation 7 was seen before')]);
  });

  it('refuses a pointer that a team signed, and one that is torn, altered or deleted; takes the next good one', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow();
    const live = path.join(store.dir, 'store/live.json');
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0') }, { signer: store.teamKey });
    await follower.refresh();
    const good = await store.makeLive(8, { 'mfe-title': pointer('1.0.0') });
    await writeFile(live, good.subarray(0, good.length / 2));
    await follower.refresh();
    await writeFile(live, good.toString().replace('"1.0.0"', '"2.0.0"'));
    await follower.refresh();
    await rm(live);
    await follower.refresh();
    expect(follower.generation().number).toBe(7);
    expect(messages).toEqual([
      expect.stringContaining('no trusted pointer key signed it'),
      expect.stringContaining('torn'),
      expect.stringContaining('no trusted pointer key signed it'),
      expect.stringContaining('live.json is missing from'),
    ]);
    await writeFile(live, good);
    await follower.refresh();
    expect(follower.generation().number).toBe(8);
  });

  it('refuses a pointer that expired before it was seen', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow();
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0') }, { expires: new Date(Date.now() - 1000) });
    await follower.refresh();
    expect(follower.generation().number).toBe(7);
    expect(messages).toEqual([expect.stringContaining('releases -- renew')]);
  });

  it('keeps a pointer that expires after it was seen, through a restart, and says so each time', async () => {
    await store.publish('1.0.0');
    await store.makeLive(1, { 'mfe-title': pointer('1.0.0') }, { expires: new Date(Date.now() + 400) });
    const first = await store.follow();
    expect(first.messages).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 450));
    await first.follower.refresh();
    expect(first.messages).toEqual([expect.stringContaining('expired at')]);
    await first.follower.close();
    const second = await store.follow();
    expect(second.follower.generation().number).toBe(1);
    expect(second.follower.release('mfe-title', '1.0.0')).toBeDefined();
    expect(second.messages).toEqual([expect.stringContaining('expired at')]);
  });
});

describe('store that is away', () => {
  it('starts from the last verified generation, with its files, and goes on when the store is back', async () => {
    await twoVersions();
    await (await store.follow()).follower.close();
    store.objects.isAway = true;
    const began = Date.now();
    const { follower, messages } = await store.follow({ pollMs: 20 });
    expect(Date.now() - began).toBeLessThan(1_400);
    expect(follower.generation().number).toBe(7);
    expect(follower.release('mfe-title', '2.0.0')?.version).toBe('2.0.0');
    expect(messages).toEqual(['The store is away.']);
    store.objects.isAway = false;
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0') });
    await until(() => follower.generation().number === 8);
  });

  it('starts within seconds from a store that never answers', async () => {
    await twoVersions();
    await (await store.follow()).follower.close();
    let answer = (): void => undefined;
    store.objects.hooks.set('live.json', () => new Promise((resolve) => (answer = resolve)));
    const { follower } = await store.follow();
    expect(follower.generation().number).toBe(7);
    expect(follower.release('mfe-title', '2.0.0')).toBeDefined();
    answer();
  });

  it('starts with nothing live when there is nothing to start from, and says why', async () => {
    await twoVersions();
    store.objects.isAway = true;
    const { follower, messages } = await store.follow({ pollMs: 20 });
    expect(follower.generation().number).toBe(0);
    expect(messages).toEqual(['The store is away.']);
    store.objects.isAway = false;
    await until(() => follower.generation().number === 7);
  });

  it('keeps what it has while the store is away', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow();
    store.objects.isAway = true;
    await follower.refresh();
    await follower.refresh();
    expect(follower.generation().number).toBe(7);
    expect(messages).toEqual(['The store is away.']);
    await expect(follower.fetchRelease('mfe-title', '5.0.0')).rejects.toThrow('away');
  });

  it('waits with a generation whose files cannot be had now, and lets a later one overtake it', async () => {
    await twoVersions();
    const { follower } = await store.follow();
    const { entry } = await store.publish('3.0.0');
    let arrive = (): void => undefined;
    store.objects.hooks.set(`mfe-title/${entry}`, () => new Promise((resolve) => (arrive = resolve)));
    await store.makeLive(8, { 'mfe-title': pointer('3.0.0', { previous: '2.0.0' }) });
    const slow = follower.refresh();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(follower.generation().number).toBe(7);
    await store.makeLive(9, { 'mfe-title': pointer('1.0.0') });
    await follower.refresh();
    expect(follower.generation().number).toBe(9);
    arrive();
    await slow;
    expect(follower.generation().number).toBe(9);
  });

  it('takes a generation after three tries even when a file of one release cannot be read: a rollback gets through', async () => {
    await twoVersions();
    const { follower } = await store.follow({ pollMs: 20 });
    const { entry } = await store.publish('3.0.0');
    store.objects.hooks.set(`mfe-title/${entry}`, () => Promise.reject(new Error('EIO')));
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0', { previous: '3.0.0' }) });
    await until(() => follower.generation().number === 8);
    expect(follower.release('mfe-title', '3.0.0')).toBeUndefined();
  });
});

describe('local copy', () => {
  it('that cannot be written does not hold up a generation: it says so, and what is there goes on', async () => {
    await twoVersions();
    const { follower, messages } = await store.follow({ pollMs: 20 });
    const { entry } = await store.publish('3.0.0');
    // In the way of the file's temporary name as of its own.
    await mkdir(path.join(store.cacheDir, 'mfe-title', entry, 'in-the-way'), { recursive: true });
    await store.makeLive(8, { 'mfe-title': pointer('3.0.0', { previous: '2.0.0' }) });
    await until(() => follower.generation().number === 8);
    expect(follower.release('mfe-title', '3.0.0')).toBeUndefined();
    expect(follower.release('mfe-title', '2.0.0')?.version).toBe('2.0.0');
    expect(messages).toEqual([expect.stringContaining('The local copy of the releases cannot be used')]);
  });

  it('is shared by two followers, neither of which puts an older pointer over a newer', async () => {
    await twoVersions();
    const [one, two] = await Promise.all([store.follow(), store.follow()]);
    await store.makeLive(8, { 'mfe-title': pointer('1.0.0') });
    await one.follower.refresh();
    expect(two.follower.generation().number).toBe(7);
    await two.follower.refresh();
    store.objects.isAway = true;
    const third = await store.follow();
    expect(third.follower.generation().number).toBe(8);
    expect([...one.messages, ...two.messages]).toEqual([]);
  });

  it('gives a tab a file of an earlier version, and only files that a signed release names', async () => {
    await twoVersions();
    const earlier = await store.publish('0.9.0');
    const planted = addressOf('browser', 'planted', 'planted', 'js');
    await store.objects.write(`mfe-title/${planted}`, Buffer.from('planted'));
    const { follower } = await store.follow();
    expect(await isThere(follower.filePath('mfe-title', earlier.entry))).toBe(false);
    const found = await follower.ensureFile('mfe-title', earlier.entry);
    expect(found).toEqual({ path: follower.filePath('mfe-title', earlier.entry), signatures: [] });
    expect(await textOf(found!.path)).toBe('entry of 0.9.0');
    expect(await isThere(`${found!.path}.br`)).toBe(true);
    expect(await follower.ensureFile('mfe-title', planted)).toBeUndefined();
    expect(await follower.ensureFile('mfe-title', earlier.server)).toBeUndefined();
    expect(await follower.ensureFile('mfe-title', '../../etc/passwd')).toBeUndefined();
    expect(await follower.ensureFile('../mfe-title', earlier.entry)).toBeUndefined();
  });

  it('mends a file that was altered on its disk when it is asked for', async () => {
    await twoVersions();
    const { follower } = await store.follow();
    const { entry } = follower.release('mfe-title', '2.0.0') as RemoteRelease;
    await follower.ensureFile('mfe-title', entry);
    await store.alter(`copy/mfe-title/${entry}`);
    await follower.ensureFile('mfe-title', entry);
    expect(await textOf(follower.filePath('mfe-title', entry))).toBe('entry of 2.0.0');
  });

  it('asks the store nothing about apps of which it never had anything', async () => {
    await twoVersions();
    const stranger = await store.publish('1.0.0', { app: 'mfe-people' });
    const { follower } = await store.follow();
    store.objects.isAway = true;
    expect(await follower.ensureFile('mfe-people', stranger.entry)).toBeUndefined();
  });

  it('gives no altered file of an earlier version', async () => {
    await twoVersions();
    const earlier = await store.publish('0.9.0');
    await store.alter(`store/mfe-title/${earlier.entry}`);
    const { follower, messages } = await store.follow();
    expect(await follower.ensureFile('mfe-title', earlier.entry)).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining('is altered in')]);
  });

  it('keeps versions of the last 30 days and what they share, and deletes older ones', async () => {
    const old = await store.publish('0.8.0');
    await store.publish('0.9.0');
    await twoVersions();
    const first = await store.follow();
    for (const version of ['0.8.0', '0.9.0']) await first.follower.fetchRelease('mfe-title', version);
    await first.follower.close();
    const copy = path.join(store.cacheDir, 'mfe-title');
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    const shared = old.pages['page']!.scripts[0]!;
    for (const file of [
      old.entry,
      `${old.entry}.br`,
      old.server,
      shared,
      '0.8.0/release.json',
      '1.0.0/release.json',
    ]) {
      await utimes(path.join(copy, file), longAgo, longAgo);
    }
    await store.follow();
    for (let tries = 0; (await isThere(path.join(copy, '0.8.0'))) && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await isThere(path.join(copy, '0.8.0'))).toBe(false);
    expect(await isThere(path.join(copy, old.entry))).toBe(false);
    expect(await isThere(path.join(copy, `${old.entry}.br`))).toBe(false);
    expect(await isThere(path.join(copy, shared))).toBe(true);
    expect(await isThere(path.join(copy, '0.9.0/release.json'))).toBe(true);
    expect(await isThere(path.join(copy, '1.0.0/release.json'))).toBe(true);
  });
});
