import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openReleaseStore } from './release-store.ts';
import { builtRelease, newFolder, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

describe('Publishing', () => {
  it('puts a version into the store and leaves what is live as it is', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0');
    expect(await store.publish(release, dir)).toEqual({ published: true, activated: false });
    expect(await store.versions('mfe-title')).toEqual(['1.0.0']);
    expect(await store.release('mfe-title', '1.0.0')).toEqual(release);
    expect(await store.live()).toEqual({ remotes: {} });
  });

  it('with activate makes it live, with the routes of the release', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0', { paths: ['/title/:slug'] });
    expect(await store.publish(release, dir, { activate: true })).toEqual({
      published: true,
      activated: true,
    });
    expect((await store.live()).remotes['mfe-title']).toEqual({
      version: '1.0.0',
      claims: {
        pages: { page: { paths: ['/title/:slug'] } },
        widgets: { card: { slot: 'home', order: 10 } },
      },
    });
  });

  it('a version that exists does nothing, and says so: not even activate it after a rollback', async () => {
    const store = openReleaseStore(newFolder());
    const first = builtRelease('mfe-title', '1.0.0');
    const second = builtRelease('mfe-title', '2.0.0');
    await store.publish(first.release, first.dir, { activate: true });
    await store.publish(second.release, second.dir, { activate: true });
    await store.rollback('mfe-title');
    const before = await store.history();
    expect(await store.publish(second.release, second.dir, { activate: true })).toEqual({
      published: false,
      activated: false,
    });
    expect((await store.live()).remotes['mfe-title']?.version).toBe('1.0.0');
    expect(await store.history()).toEqual(before);
  });

  it('a version whose files were damaged in the store repairs it', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0');
    await store.publish(release, dir, { activate: true });
    rmSync(path.join(store.releaseDir('mfe-title', '1.0.0'), 'browser'), { recursive: true });
    expect(await store.publish(release, dir)).toMatchObject({ published: true });
    expect((await store.check({ hashes: true }))[0]?.problems).toEqual([]);
  });

  it.each([
    ['is altered', (file: string) => writeFileSync(file, 'entry of mfe-title 6.6.6')],
    ['is missing', (file: string) => rmSync(file)],
  ])('is refused when a built file %s', async (wrong, damage) => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0');
    damage(path.join(dir, 'browser/entry.js'));
    await expect(store.publish(release, dir, { activate: true })).rejects.toThrow(
      `mfe-title 1.0.0 was not published: browser/entry.js ${wrong}`,
    );
    expect(await store.versions('mfe-title')).toEqual([]);
    expect(await store.live()).toEqual({ remotes: {} });
    expect(readdirSync(path.join(store.dir, '.incoming'))).toEqual([]);
  });

  it('is refused when another remote owns a path of that shape; the message names both', async () => {
    const store = openReleaseStore(newFolder());
    const owner = builtRelease('mfe-title', '1.0.0', { paths: ['/title/:slug'] });
    const other = builtRelease('mfe-people', '1.0.0', { paths: ['/people', '/title/:id'] });
    await store.publish(owner.release, owner.dir, { activate: true });
    await expect(store.publish(other.release, other.dir)).rejects.toThrow(
      'mfe-people 1.0.0 declares the path /title/:id, which mfe-title owns (/title/:slug).',
    );
    expect(await store.versions('mfe-people')).toEqual([]);
  });

  it('by two at once keeps one copy, whole, and activates it once', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0');
    const results = await Promise.all([1, 2, 3].map(() => store.publish(release, dir, { activate: true })));
    expect(results.filter(({ published }) => published)).toHaveLength(1);
    expect((await store.history()).map(({ what }) => what)).toEqual(['publish', 'activate']);
    expect((await store.check({ hashes: true }))[0]?.problems).toEqual([]);
  });

  it('that is killed half way leaves nothing that can go live', async () => {
    const store = openReleaseStore(newFolder());
    const { release, dir } = builtRelease('mfe-title', '1.0.0');
    await store.publish(release, dir, { activate: true });
    const script = path.join(import.meta.dirname, 'test/publish-large-release.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, store.dir], {
      // It cannot tidy up after itself.
      env: { ...process.env, TMPDIR: newFolder() },
      stdio: 'inherit',
    });
    const ended = once(child, 'exit');
    const incoming = path.join(store.dir, '.incoming');
    const copied = (): string[] =>
      existsSync(incoming) ? readdirSync(incoming, { recursive: true }).map(String) : [];
    while (!copied().some((file) => file.endsWith('.js')) && child.exitCode === null) await wait(1);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);

    expect(copied().length).toBeGreaterThan(0);
    expect(await store.versions('mfe-title')).toEqual(['1.0.0']);
    await expect(store.activate('mfe-title', '2.0.0')).rejects.toThrow('missing from the store');
    expect((await store.live()).remotes['mfe-title']?.version).toBe('1.0.0');

    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of readdirSync(incoming)) utimesSync(path.join(incoming, name), longAgo, longAgo);
    await store.prune(10);
    expect(copied()).toEqual([]);
  });
});
