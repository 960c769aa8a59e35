import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { ReleaseError } from './errors/release-error.ts';
import { ReleaseStore } from './release-store.ts';
import { isResponseSignedBy } from './signing/response-signature.ts';
import { hashOfAddress } from '@sinima/contracts/content-address';
import { builtHost, builtRelease, newSigner, newStore, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

const T = 'mfe-title';

describe('publishing', () => {
  it('a published release is signed, with a signature for browsers on each of its scripts and styles', async () => {
    const { store, trust } = newStore();
    const { release, dir } = builtRelease(T, '1.0.0');
    const needsApi = { 'GET /api/titles/{slug}': ['title'] };
    expect(await store.publish(release, dir, { who: 'Ada', why: 'first', needsApi })).toEqual({
      app: T,
      version: '1.0.0',
      published: true,
    });
    const published = await store.release(T, '1.0.0');
    expect(published).toMatchObject({ published: { who: 'Ada', why: 'first' }, needs: { api: needsApi } });
    const { signature } = published.files[release.entry]!;
    const sha256 = Buffer.from(hashOfAddress(release.entry)!, 'base64url');
    expect(isResponseSignedBy(sha256, signature!, trust.releases[T]![0]!)).toBe(true);
    expect(published.files[release.server]).not.toHaveProperty('signature');
    expect((await store.generation()).number).toBe(0);
  });

  it('the host is published like any other', async () => {
    const { store } = newStore();
    const { release, dir } = builtHost('1.0.0');
    await store.publish(release, dir);
    await store.deploy('shell', '1.0.0');
    expect((await store.generation()).apps.shell).toMatchObject({
      version: '1.0.0',
      owned: { pages: {}, widgets: {} },
    });
    await expect(store.retire('shell')).rejects.toThrow('The host cannot be retired');
  });

  it('publishing again changes nothing, and puts lost and altered files right', async () => {
    const { store, dir: storeDir } = newStore();
    const { release, dir } = builtRelease(T, '1.0.0');
    await store.publish(release, dir);
    const description = path.join(storeDir, T, '1.0.0/release.json');
    const before = readFileSync(description);
    rmSync(path.join(storeDir, T, release.entry));
    writeFileSync(path.join(storeDir, T, release.server), 'altered');
    expect((await store.verify()).apps[0]!.problems[0]).toContain('is missing, and 1 more file');
    expect(await store.publish(release, dir)).toMatchObject({ published: false });
    expect((await store.verify()).apps[0]!.problems).toEqual([]);
    expect(readFileSync(description)).toEqual(before);
  });

  it('a file that two versions share is stored once', async () => {
    const { store, dir: storeDir } = newStore();
    for (const version of ['1.0.0', '2.0.0']) {
      const { release, dir } = builtRelease(T, version, { more: { 'browser/shared.js': 'the same' } });
      await store.publish(release, dir);
    }
    const names = readdirSync(path.join(storeDir, T, 'browser'));
    expect(names.filter((name) => /^shared\.[\w-]+\.js$/.test(name))).toHaveLength(1);
  });

  it('a release without a key, or with a key that is not trusted for its app, is refused', async () => {
    const { objects, trust, releaseKeys } = newStore([T, 'mfe-people']);
    const { release, dir } = builtRelease(T, '1.0.0');
    const none = new ReleaseStore({ objects, trust });
    await expect(none.publish(release, dir)).rejects.toThrow(
      'There is no key here that may publish mfe-title.',
    );
    const wrong = new ReleaseStore({ objects, trust, releaseKeys: { [T]: releaseKeys['mfe-people']! } });
    await expect(wrong.publish(release, dir)).rejects.toThrow('may not publish mfe-title');
  });

  it('a copied remote with its name left in cannot overwrite what another team published', async () => {
    const { store, objects, trust } = newStore();
    const { release, dir } = builtRelease(T, '1.0.0');
    await store.publish(release, dir);
    const thief = newSigner();
    const own = new ReleaseStore({
      objects,
      trust: { ...trust, releases: { ...trust.releases, 'mfe-copy': [thief.key] } },
      releaseKeys: { [T]: thief, 'mfe-copy': thief },
    });
    const copy = builtRelease(T, '1.0.1');
    await expect(own.publish(copy.release, copy.dir)).rejects.toThrow('may not publish mfe-title');
    expect(await store.versions(T)).toEqual(['1.0.0']);
  });

  it('a version that is there with other contents is refused', async () => {
    const { store } = newStore();
    const first = builtRelease(T, '1.0.0');
    await store.publish(first.release, first.dir);
    const other = builtRelease(T, '1.0.0', { more: { 'browser/new.js': 'new' } });
    await expect(store.publish(other.release, other.dir)).rejects.toThrow(
      'is in the store with other contents',
    );
  });

  describe.each([
    ['missing', (file: string) => rmSync(file)],
    ['altered', (file: string) => appendFileSync(file, '!')],
  ])('a build of which a file is %s', (state, spoil) => {
    it.each<[string, (built: BuiltRemote) => string]>([
      ['server bundle', ({ server }) => server],
      ['entry', ({ entry }) => entry],
      ['script of a page', ({ pages }) => pages.page!.scripts[0]!],
      ['stylesheet', ({ styles }) => styles[0]!],
      ['compressed copy', ({ files, entry }) => files[entry]!.encodings!.br!.file],
    ])('is refused, and nothing is in the store: a %s', async (_kind, fileOf) => {
      const { store, dir: storeDir } = newStore();
      const { release, dir } = builtRelease(T, '1.0.0');
      spoil(path.join(dir, fileOf(release)));
      await expect(store.publish(release, dir)).rejects.toThrow(`is ${state}, in`);
      expect(existsSync(path.join(storeDir, T))).toBe(false);
    });
  });

  it.each([
    ['version', { version: '../1.0.0' }],
    ['global', { global: 'alert(1)' }],
    ['entry', { entry: 'browser/entry.js' }],
    ['styles', { styles: [`browser/other.${'a'.repeat(43)}.css`] }],
    ['server', { server: undefined }],
    ['files', { files: { '../outside.js': { bytes: 1 } } }],
    ['pages.page.scripts', { pages: { page: { paths: [], scripts: [`browser/x.${'a'.repeat(43)}.js`] } } }],
    ['navigation', { navigation: 7 }],
    ['pages.page.paths', { pages: { page: { paths: '/movies', scripts: [] } } }],
    ['pages.page.isStatic', { pages: { page: { paths: [], scripts: [], isStatic: 'yes' } } }],
    ['widgets.card.order', { widgets: { card: { slot: 'home', scripts: [] } } }],
    ['widgets.card.height', { widgets: { card: { slot: 'home', order: 1, scripts: [], height: 90 } } }],
    ['translations.fr.scripts', { translations: { fr: { scripts: ['x'], total: 1, missing: 0, draft: 0 } } }],
    ['needs', { needs: undefined }],
    ['app', { app: 'mfe-../..' }],
  ])('a build is refused for its %s: %j', async (field, change) => {
    const { store } = newStore();
    const { release, dir } = builtRelease(T, '1.0.0');
    const spoilt = { ...release, ...change } as typeof release;
    const publishing = store.publish(spoilt, dir);
    await expect(publishing).rejects.toThrow(ReleaseError);
    await expect(publishing).rejects.toThrow(`is wrong at "${field}`);
  });
});

describe('a published release', () => {
  const tamper = async (change: (text: string) => string) => {
    const made = newStore();
    const { release, dir } = builtRelease(T, '1.0.0');
    await made.store.publish(release, dir);
    const file = path.join(made.dir, T, '1.0.0/release.json');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return { ...made, release, built: dir };
  };

  it.each([
    [
      'was altered',
      (text: string) => text.replace('"order": 10', '"order": 11'),
      'is refused: no key that may publish',
    ],
    ['is torn', (text: string) => text.slice(0, 200), 'is torn'],
    [
      'is not signed',
      (text: string) => JSON.stringify((JSON.parse(text) as { signed: object }).signed),
      'is not signed',
    ],
    [
      'lost its signature',
      (text: string) => text.replace(/"signatures": \[[^\]]*\]/, '"signatures": []'),
      'is refused',
    ],
  ])(
    'a release that %s cannot go live, and publishing it again puts it right',
    async (_what, change, message) => {
      const { store, release, built } = await tamper(change);
      await expect(store.deploy(T, '1.0.0')).rejects.toThrow(message);
      await expect(store.activate([{ app: T, version: '1.0.0' }])).rejects.toThrow(message);
      expect((await store.verify()).apps[0]!.problems[0]).toContain(message);
      await store.publish(release, built);
      expect((await store.deploy(T, '1.0.0')).changes).toHaveLength(1);
    },
  );

  it('a release that stands in the place of another one cannot go live', async () => {
    const { store, dir } = await tamper((text) => text);
    const file = path.join(dir, T, '1.0.0/release.json');
    const other = path.join(dir, T, '9.0.0/release.json');
    const { mkdirSync } = await import('node:fs');
    mkdirSync(path.dirname(other));
    writeFileSync(other, readFileSync(file));
    await expect(store.deploy(T, '9.0.0')).rejects.toThrow('is that of mfe-title 1.0.0');
  });

  it.each([
    ['a remote', builtRelease(T, '1.0.0')],
    ['the host', builtHost('1.0.0')],
  ])('every file that the description of %s names has to be listed', async (_what, { release, dir }) => {
    const { store } = newStore();
    const { files, ...named } = release;
    for (const file of new Set(JSON.stringify(named).match(/(?:browser|server)\/[\w.-]+/g))) {
      const { [file]: _unlisted, ...others } = files;
      await expect(store.publish({ ...release, files: others }, dir)).rejects.toThrow('is wrong at');
    }
  });

  it('a release that claims a path of the host cannot go live, whoever signed it', async () => {
    const { store } = newStore();
    const { release, dir } = builtRelease(T, '1.0.0', { paths: ['/api/titles'] });
    await store.publish(release, dir);
    await expect(store.deploy(T, '1.0.0')).rejects.toThrow('/api is reserved for the host');
    await expect(store.activate([{ app: T, version: '1.0.0' }])).rejects.toThrow(
      '/api is reserved for the host',
    );
  });

  it('a version that is not in the store cannot go live; the message names those that are near', async () => {
    const { store } = await tamper((text) => text);
    await expect(store.activate([{ app: T, version: '1.0.1' }])).rejects.toThrow(
      'mfe-title 1.0.1 cannot go live: it is missing from the store. Did you mean 1.0.0? Versions of mfe-title in the store: 1.0.0.',
    );
  });
});
