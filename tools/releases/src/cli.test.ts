import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { builtHost, builtRelease, newFolder, removeFolders } from '@sinima/releases/built-release';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { writeErrorGroups } from '@sinima/releases/error-groups';
import { openSigningStore, openStoreWithKeys } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import { runCommandLine } from './run-command-line.ts';

afterAll(removeFolders);

const T = 'mfe-title';

const environment = (dir: string): NodeJS.ProcessEnv => ({
  RELEASES_DIR: path.join(dir, 'releases'),
  RELEASE_KEYS_DIR: path.join(dir, '.keys'),
  SINIMA_OPERATOR: 'Ada',
  SINIMA_DATA_DIR: path.join(dir, '.data'),
  BFF_URL: '',
});

const exitCode = (): number => Number(process.exitCode ?? 0);

/** Run a command in this process, with the environment of a store. */
async function releases(dir: string, ...args: string[]) {
  const written = { out: '', err: '' };
  const catching = (stream: 'out' | 'err') => (chunk: unknown) => {
    written[stream] += String(chunk);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(catching('out'));
  jest.spyOn(process.stderr, 'write').mockImplementation(catching('err'));
  const before = { env: process.env, exitCode: process.exitCode };
  process.env = { ...before.env, ...environment(dir) };
  process.exitCode = undefined;
  try {
    await runCommandLine(args);
    return { ...written, code: exitCode() };
  } finally {
    Object.assign(process, before);
    jest.restoreAllMocks();
  }
}

/** Run the command line in a process of its own, as an operator does. */
function startReleases(dir: string, ...args: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { ...process.env, ...environment(dir) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function publish(store: ReleaseStore, app: `mfe-${string}`, version: string): Promise<void> {
  const { release, dir } = builtRelease(app, version);
  const needs = { shared: {}, runtime: [], tokens: [], api: {} };
  await store.publish({ ...release, needs }, dir, { who: 'Ada' });
}

/** A store in which the host and these versions of mfe-title went live, one after the other. */
async function storeWith(...versions: string[]) {
  const dir = newFolder();
  await ensureLocalKeys(path.join(dir, '.keys'), ['shell', T, 'mfe-people']);
  const store = await openSigningStore({}, dir);
  const host = builtHost('1.0.0');
  await store.publish(host.release, host.dir, { who: 'Ada' });
  await store.deploy('shell', '1.0.0', { who: 'Ada' });
  for (const version of versions) {
    await publish(store, T, version);
    await store.deploy(T, version, { who: 'Ada' });
  }
  return { dir, store };
}

describe('npm run releases', () => {
  it('-- rollback brings the former version back, and says what follows from it', async () => {
    const { dir, store } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    const { out, err, code } = await releases(dir, 'rollback', T, '--why', 'blank page');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out.split('\n')).toEqual([
      'mfe-title: 3.0.0 → 2.0.0. New pages have it within a second. (generation 5)',
      'If it fails, visitors get mfe-title 1.0.0.',
      expect.stringContaining('npm run releases -- resume mfe-title'),
      expect.stringContaining('npm run releases -- activate mfe-title 3.0.0'),
      '',
    ]);
    expect((await store.history(T)).at(-1)).toMatchObject({
      who: 'Ada',
      what: 'rollback',
      why: 'blank page',
    });
  });

  it('-- tells the shell by its exit code that a command was refused', async () => {
    const { dir } = await storeWith('1.0.0');
    const child = startReleases(dir, 'rollback', 'mfe-titel');
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ err, code }).toEqual({ err: expect.stringContaining('Did you mean mfe-title?'), code: 1 });
  });

  it('-- list shows what is live, held, waiting and wrong', async () => {
    const { dir, store } = await storeWith('1.0.0', '2.0.0');
    await store.hold(T, { who: 'Bob', why: 'premiere' });
    await publish(store, T, '3.0.0');
    const { entry } = (await store.release(T, '1.0.0')) as { entry: string };
    rmSync(path.join(dir, 'releases', T, entry));
    const { out, code } = await releases(dir, 'list');
    expect(code).toBe(0);
    expect(out).toMatch(/^APP +LIVE +SINCE +BY +IF IT FAILS +STATE\n/);
    expect(out).toMatch(
      /mfe-title +2\.0\.0 +.* UTC +Ada +1\.0\.0 +held by Bob at .* \("premiere"\); published since, and not live: 3\.0\.0\n/,
    );
    expect(out).toContain('! mfe-title: previous version 1.0.0: browser/entry.');
    const versions = await releases(dir, 'list', T);
    expect(versions.out).toMatch(/2\.0\.0 +.* UTC +Ada +live\n/);
    const { apps } = JSON.parse((await releases(dir, 'list', '--json')).out) as { apps: { app: string }[] };
    expect(apps.map(({ app }) => app)).toEqual([T, 'shell']);
  });

  it('-- canary, promote, hold, resume, retire and activate do what they say, with --json for machines', async () => {
    const { dir, store } = await storeWith('1.0.0');
    await publish(store, T, '2.0.0');
    const canary = await releases(dir, 'canary', T, '2.0.0', '--percent', '10', '--automatic', '--json');
    expect(JSON.parse(canary.out)).toMatchObject({ changes: [{ what: 'canary', to: '2.0.0', percent: 10 }] });
    expect((await releases(dir, 'promote', T)).out).toContain('mfe-title: 1.0.0 → 2.0.0.');
    expect((await releases(dir, 'hold', T, '--why', 'premiere')).out).toContain(
      'mfe-title is held at 2.0.0.',
    );
    expect((await releases(dir, 'resume', T)).out).toContain('Nothing was published meanwhile.');
    expect((await releases(dir, 'retire', T)).out).toContain('off the site');
    const both = await releases(dir, 'activate', `${T}@1.0.0`, 'shell@1.0.0');
    expect(both.out).toContain('mfe-title: 1.0.0. New pages have it within a second.');
    expect(both.out).toContain('shell 1.0.0 is live already.');
  });

  it('-- canary, promote and rollback of several apps are one generation each', async () => {
    const { dir, store } = await storeWith('1.0.0');
    await publish(store, 'mfe-people', '1.0.0');
    await store.deploy('mfe-people', '1.0.0', { who: 'Ada' });
    for (const app of [T, 'mfe-people'] as const) await publish(store, app, '2.0.0');
    const { number } = await store.generation();
    await releases(dir, 'canary', `${T}@2.0.0`, 'mfe-people@2.0.0', '--percent', '10');
    expect((await releases(dir, 'list')).out).toContain('canary 2.0.0 at 10 %, one set with mfe-people');
    const { out } = await releases(dir, 'promote', T, 'mfe-people');
    expect(out).toContain(
      `mfe-title: 1.0.0 → 2.0.0. New pages have it within a second. (generation ${number + 2})`,
    );
    expect(out).toContain('mfe-people: 1.0.0 → 2.0.0. New pages have it within a second.');
    expect((await releases(dir, 'rollback', T, 'mfe-people')).code).toBe(0);
    const { apps, number: last } = await store.generation();
    expect([apps[T]!.version, apps['mfe-people']!.version, last]).toEqual(['1.0.0', '1.0.0', number + 3]);
  });

  it('-- publish --from puts a built release into the store and makes it live, forced past the gate with a reason', async () => {
    const { dir, store } = await storeWith('1.0.0');
    const { writeFileSync } = await import('node:fs');
    const { release, dir: built } = builtRelease(T, '2.0.0');
    writeFileSync(path.join(built, 'release.json'), JSON.stringify(release));
    const refused = await releases(dir, 'publish', '--from', built);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('Nothing was changed. To do it all the same: --force --why');
    expect(await store.versions(T)).toEqual(['1.0.0']);
    const forced = await releases(dir, 'publish', '--from', built, '--force', '--why', 'it is a test');
    expect(forced.code).toBe(0);
    expect(forced.out).toContain('mfe-title: 1.0.0 → 2.0.0.');
    const named = await releases(
      dir,
      'publish',
      'mfe-people',
      '--from',
      built,
      '--force',
      '--why',
      'it is a test',
    );
    expect(named).toMatchObject({
      code: 1,
      err: expect.stringContaining('is that of mfe-title, not of mfe-people'),
    });
  });

  it('-- verify and history --verify tell whether everything is as it was signed', async () => {
    const { dir, store } = await storeWith('1.0.0');
    expect(await releases(dir, 'verify')).toMatchObject({ code: 0 });
    rmSync(path.join(dir, '.keys/pointer.pem'));
    expect((await releases(dir, 'history', '--verify')).out).toContain('The history is whole: 2 generations');
    const { server } = await store.release(T, '1.0.0');
    rmSync(path.join(dir, 'releases', T, server));
    const { out, code } = await releases(dir, 'verify', T);
    expect(code).toBe(1);
    expect(out).toContain('! live version 1.0.0: server/remote.');
  });

  it('-- history shows the changes of one remote, and ends quietly when nobody reads on', async () => {
    const { dir } = await storeWith('1.0.0');
    const { out } = await releases(dir, 'history', T);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^WHEN +WHO +WHAT +APP +VERSION +WHY$/),
      expect.stringMatching(/UTC {2}Ada {2}publish {3}mfe-title {2}1\.0\.0$/),
      expect.stringMatching(/UTC {2}Ada {2}activate {2}mfe-title {2}1\.0\.0$/),
    ]);
    const child = startReleases(dir, 'history');
    child.stdout.destroy();
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
  });

  it('-- preview prints a link to a version that is in the store', async () => {
    const { dir } = await storeWith('1.0.0');
    const { out } = await releases(
      dir,
      'preview',
      T,
      '1.0.0',
      '--site',
      'https://sinima.example',
      '--path',
      '/title/lionheart',
    );
    expect(out).toMatch(/^https:\/\/sinima\.example\/title\/lionheart\?preview=[\w-]+\.[\w-]+\n/);
  });

  it('-- errors shows which lines of a version fail, and whose they are', async () => {
    const { dir } = await storeWith('1.0.0', '2.0.0');
    expect((await releases(dir, 'errors', T)).out).toBe('No error of mfe-title is known.\n');
    const seen = {
      file: 'mfe-title/src/plot.tsx',
      times: 5,
      pages: 3,
      first: '',
      last: '2026-11-25T03:00:00Z',
    };
    const commit = '8d1f6a0b3c52e794d06f1a2b3c4d5e6f70819a2b';
    await writeErrorGroups(await openStoreWithKeys({}, dir), T, [
      {
        id: '1',
        app: T,
        owner: '@sinima/title',
        name: 'TypeError',
        message: 'no …',
        sources: ['browser', 'renderer'],
        firstVersion: '1.0.0',
        versions: {
          '1.0.0': { ...seen, line: 12 },
          '2.0.0': {
            ...seen,
            line: 14,
            last: '2026-11-25T04:00:00Z',
            function: 'Plot',
            text: 'a.b()',
            commit,
          },
        },
      },
    ]);
    expect((await releases(dir, 'errors', T)).out.split('\n')).toEqual([
      'TypeError: no …',
      '  at mfe-title/src/plot.tsx:14 in Plot',
      '     a.b()',
      '  @sinima/title, mfe-title 2.0.0, commit 8d1f6a0b3c52',
      expect.stringMatching(
        /^ {2}5 times in browser and renderer, 3 pages; first in 1\.0\.0, last at .* UTC$/,
      ),
      '',
    ]);
    const first = await releases(dir, 'errors', T, '1.0.0');
    expect(first.out).toContain('  at mfe-title/src/plot.tsx:12\n');
    expect(first.out).toContain('commit unknown');
    expect((await releases(dir, 'errors', T, '9.0.0')).err).toContain(
      'mfe-title 9.0.0 is missing from the store.',
    );
  });

  const refusing = storeWith('1.0.0');
  it.each([
    [1, ['rollback', 'mfe-titel'], 'Did you mean mfe-title?'],
    [1, ['activate', T, '1.0.1'], 'mfe-title 1.0.1 is missing from the store. Did you mean 1.0.0?'],
    [1, ['history', 'mfe-nope'], 'There is nothing of "mfe-nope" in'],
    [1, ['verify', 'mfe-titl'], 'Did you mean mfe-title?'],
    [1, ['publish', 'mfe-nobody'], 'There are no sources of "mfe-nobody".'],
    [1, ['rollback', T], 'mfe-title has no earlier good version to roll back to'],
    [1, ['retire', 'shell'], 'The host cannot be retired'],
    [2, ['rolback', T], 'Did you mean rollback?'],
    [2, ['activate', T], 'Name an app and a version'],
    [2, ['rollback', T, 'mfe-people', '--to', '1.0.0'], '--to is for one app'],
    [2, ['activate', T, '1.0.0', '--force'], '--force\' wants a reason: --why "…"'],
    [2, ['canary', T, '1.0.0', '--percent', '200'], 'It has to be a number from 0 to 100'],
    [2, ['prune', '--keep-days', 'some'], 'It has to be a whole number'],
  ])('-- exits with %d and a message, not a stack trace: %j', async (exitCode, args, message) => {
    const { dir } = await refusing;
    const { err, code } = await releases(dir, ...args);
    expect(err).toContain(message);
    expect(code).toBe(exitCode);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
