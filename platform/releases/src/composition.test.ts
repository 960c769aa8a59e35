import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeSite, serverBundlePath } from './composition.ts';
import { openReleaseStore } from './release-store.ts';
import { builtRelease, newFolder, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

async function twoVersions() {
  const store = openReleaseStore(newFolder());
  for (const version of ['1.0.0', '2.0.0']) {
    const { release, dir } = builtRelease('mfe-title', version, { paths: ['/title/:slug'] });
    await store.publish(release, dir, { activate: true });
  }
  return store;
}

const composedVersions = async (store: Awaited<ReturnType<typeof twoVersions>>) =>
  (await composeSite(store)).remotes[0]?.versions.map(({ version }) => version);

describe('The composition', () => {
  it('is empty without live.json', async () => {
    expect(await composeSite(openReleaseStore(newFolder()))).toEqual({ remotes: [] });
  });

  it('has the live version first, then the previous one, with addresses and hashes', async () => {
    const store = await twoVersions();
    const { files } = await store.release('mfe-title', '2.0.0');
    const { remotes } = await composeSite(store);
    expect(await composedVersions(store)).toEqual(['2.0.0', '1.0.0']);
    expect(remotes[0]?.owned.pages).toEqual({ page: { paths: ['/title/:slug'] } });
    expect(remotes[0]?.versions[0]).toEqual({
      version: '2.0.0',
      global: 'sinima_mfe_title_2_0_0',
      entry: 'browser/entry.js',
      styles: ['browser/style.css'],
      pages: { page: { paths: ['/title/:slug'], scripts: ['browser/page.js'] } },
      widgets: { card: { slot: 'home', order: 10, scripts: ['browser/page.js'] } },
      base: '/releases/mfe-title/2.0.0/',
      integrity: {
        'browser/entry.js': files['browser/entry.js']?.integrity,
        'browser/style.css': files['browser/style.css']?.integrity,
      },
    });
  });

  it('follows a rollback at once', async () => {
    const store = await twoVersions();
    await composeSite(store);
    await openReleaseStore(store.dir).rollback('mfe-title');
    expect(await composedVersions(store)).toEqual(['1.0.0']);
  });

  it.each<[string, (dir: string) => void]>([
    ['folder is gone', (dir) => rmSync(dir, { recursive: true })],
    ['release.json is gone', (dir) => rmSync(path.join(dir, 'release.json'))],
    ['release.json is torn', (dir) => truncateSync(path.join(dir, 'release.json'), 40)],
    ['entry is gone', (dir) => rmSync(path.join(dir, 'browser/entry.js'))],
    ['entry is cut short', (dir) => truncateSync(path.join(dir, 'browser/entry.js'), 3)],
  ])('leaves out a version whose %s, also when it was read before', async (_, damage) => {
    const store = await twoVersions();
    await composeSite(store);
    damage(store.releaseDir('mfe-title', '2.0.0'));
    expect(await composedVersions(store)).toEqual(['1.0.0']);
  });

  it('keeps the routes of a remote of which no version is left', async () => {
    const store = await twoVersions();
    rmSync(path.join(store.dir, 'mfe-title'), { recursive: true });
    expect((await composeSite(store)).remotes).toEqual([
      {
        name: 'mfe-title',
        owned: (await store.live()).remotes['mfe-title']?.claims,
        versions: [],
      },
    ]);
  });

  it('of a torn live.json is an error that names the file', async () => {
    const store = await twoVersions();
    writeFileSync(store.liveFile, '{"remotes":');
    await expect(composeSite(store)).rejects.toThrow(`${store.liveFile} cannot be read`);
  });
});

describe('The server bundle of a fallback version', () => {
  it('is found in the store that composed it', async () => {
    const store = await twoVersions();
    const fallback = (await composeSite(store)).remotes[0]!.versions[1]!;
    expect(serverBundlePath(store, 'mfe-title', fallback)).toBe(
      path.join(store.dir, 'mfe-title/1.0.0/server/remote.mjs'),
    );
  });

  it('is an error for a release that the store does not have', async () => {
    const store = await twoVersions();
    expect(() => serverBundlePath(store, 'mfe-title', { version: '9.0.0' })).toThrow(
      'mfe-title 9.0.0 is missing from',
    );
  });
});
