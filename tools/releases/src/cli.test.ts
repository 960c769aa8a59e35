import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openReleaseStore } from '@sinima/releases/store';
import { builtRelease, newFolder, removeFolders } from '@sinima/releases/built-release';

afterAll(removeFolders);

/** Runs the command line as an operator does, in a process of its own. */
async function releases(dir: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts'), ...args],
    {
      env: { ...process.env, RELEASES_DIR: dir, SINIMA_OPERATOR: 'Ada' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code: code as number };
}

async function storeWith(apps: readonly `mfe-${string}`[], versions: readonly string[]) {
  const store = openReleaseStore(newFolder());
  for (const app of apps) {
    for (const version of versions) {
      const { release, dir } = builtRelease(app, version);
      await store.publish(release, dir, { activate: true, who: 'Ada' });
    }
  }
  return store;
}

describe('npm run releases', () => {
  it('-- rollback brings the former version back and says so', async () => {
    const store = await storeWith(['mfe-title'], ['1.0.0', '2.0.0', '3.0.0']);
    expect(await releases(store.dir, 'rollback', 'mfe-title', '--why', 'blank page')).toEqual({
      out: 'mfe-title: 3.0.0 → 2.0.0. The next page load has it.\nShould it fail, visitors get 1.0.0.\n',
      err: '',
      code: 0,
    });
    expect((await store.live()).remotes['mfe-title']).toMatchObject({ version: '2.0.0', previous: '1.0.0' });
    expect((await store.history()).at(-1)).toMatchObject({ who: 'Ada', what: 'rollback', why: 'blank page' });
  });

  it('-- list shows what is live and what is wrong', async () => {
    const store = await storeWith(['mfe-people', 'mfe-title'], ['1.0.0', '2.0.0']);
    rmSync(path.join(store.dir, 'mfe-people/2.0.0'), { recursive: true });
    const { out, code } = await releases(store.dir, 'list');
    expect(code).toBe(0);
    expect(out).toMatch(/^mfe-people\n {2}live {6}2\.0\.0 {2}not in the store\n/);
    expect(out).toContain('! live version 2.0.0 is missing from the store; publish it again or roll back\n');
    expect(out).toMatch(
      /mfe-title\n {2}live {6}2\.0\.0 {2}published \d+ seconds? ago by Ada \(.* UTC\)\n {2}previous/,
    );
  });

  it('-- history shows the changes of one remote', async () => {
    const store = await storeWith(['mfe-people', 'mfe-title'], ['1.0.0']);
    const { out } = await releases(store.dir, 'history', 'mfe-title');
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/UTC {2}Ada {2}publish {3}mfe-title {2}1\.0\.0$/),
      expect.stringMatching(/UTC {2}Ada {2}activate {2}mfe-title {2}nothing → 1\.0\.0$/),
    ]);
  });

  it('-- verify fails when a file is not as built', async () => {
    const store = await storeWith(['mfe-title'], ['1.0.0']);
    expect(await releases(store.dir, 'verify')).toMatchObject({ code: 0 });
    rmSync(path.join(store.dir, 'mfe-title/1.0.0/browser/page.js'));
    const { out, code } = await releases(store.dir, 'verify', 'mfe-title');
    expect(code).toBe(1);
    expect(out).toContain('! live version 1.0.0: browser/page.js is missing');
  });

  it.each([
    [['rollback', 'mfe-title'], 'mfe-title has no earlier good version to roll back to'],
    [['activate', 'mfe-title', '7.0.0'], 'mfe-title 7.0.0 cannot go live: it is missing from the store.'],
    [['activate', '../mfe-title', '1.0.0'], '"../mfe-title" is not the name of a remote'],
    [['publish', 'mfe-nobody'], 'There is no remote named mfe-nobody.'],
    [['rolback', 'mfe-title'], 'Did you mean rollback?'],
    [['prune', '--keep', 'some'], 'It has to be a whole number'],
  ])('-- %j fails with a message, not a stack trace', async (args, message) => {
    const store = await storeWith(['mfe-title'], ['1.0.0']);
    const { err, code } = await releases(store.dir, ...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('by several operators at once loses no change', async () => {
    const apps = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'] as const;
    const store = await storeWith(apps, ['1.0.0', '2.0.0', '3.0.0']);
    const before = (await store.history()).length;
    const commands = apps.flatMap((app, index) =>
      index % 2 === 0
        ? [
            ['rollback', app],
            ['rollback', app],
          ]
        : [['activate', app, '1.0.0']],
    );
    const results = await Promise.all(commands.map((args) => releases(store.dir, ...args)));
    expect(results.map(({ err, code }) => ({ err, code }))).toEqual(
      commands.map(() => ({ err: '', code: 0 })),
    );

    const { remotes } = await store.live();
    expect(apps.map((app) => remotes[app]?.version)).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0']);
    const lines = readFileSync(store.historyFile, 'utf8').trim().split('\n');
    const made = lines.slice(before).map((line) => JSON.parse(line) as { what: string });
    expect(made.map(({ what }) => what).sort()).toEqual(commands.map(([what]) => what).sort());
    expect((await store.check()).flatMap(({ problems }) => problems)).toEqual([]);
    expect(readdirSync(store.dir).sort()).toEqual(['.incoming', 'history.jsonl', 'live.json', ...apps]);
  }, 30_000);
});
