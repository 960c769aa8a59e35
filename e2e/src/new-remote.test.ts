/** A team begins: from `npm run new` to visitors of a site that runs, with nothing of others edited, rebuilt or restarted. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { hydrated } from '@sinima/testing/readiness';
import { descendants } from './site/process-tree.ts';
import { copyRepository } from './site/repository-copy.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, temporaryDir, testKeysDir } from './site/test-folders.ts';
import { TIMED } from './site/test-tags.ts';

/** In ms; enough for every step on a machine that does other things too. */
const patience = 300_000;

/** From the first command until the page is there, on two cores that do nothing else, in ms. */
const LIVE_MS = 60_000;

/** `npm run check` of one remote, likewise. */
const CHECKED_MS = 30_000;

/** What the program writes outside of the remote's folder. */
const outside = ['.github/CODEOWNERS', '.github/workflows/release-mfe-soundtracks.yml', 'package-lock.json'];

test.describe.configure({ mode: 'serial', timeout: patience });

/** How long it took, in ms. */
let took: { readonly liveMs: number; readonly checkedMs: number };

let site: SiteProcess;
let address: string;
let store: string;
let copy: string;
let env: Record<string, string>;

/** The hash of each file below a folder, by path; of sources alone. */
async function hashes(dir: string): Promise<Record<string, string>> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const entries = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(dir, path.join(file.parentPath, file.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.data|\.turbo)(\/|$)/.test(file))
    .map(async (file) => {
      const bytes = await readFile(path.join(dir, file));
      return [file, createHash('sha256').update(bytes).digest('hex')] as const;
    });
  return Object.fromEntries(await Promise.all(entries));
}

/** The processes of the site, but for those that render and those of parts: each version has some of its own. */
const processes = (): number[] =>
  descendants(site.pid)
    .filter(({ command }) => !/\/(renderer\.[\w-]+|part-child)\.mjs/.test(command))
    .map(({ pid }) => pid);

/** Run a program of the copy, as `npm run` does. */
const run = (script: string, ...args: string[]) =>
  runProcess({
    args: ['--import', 'tsx/esm', script, ...args],
    cwd: copy,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });

test.beforeAll(async () => {
  test.setTimeout(patience);
  const keys = path.join(await temporaryDir('keys'), 'keys');
  await cp(testKeysDir, keys, { recursive: true });
  store = await ownStore();
  copy = await copyRepository();
  env = { RELEASES_DIR: store, RELEASE_KEYS_DIR: keys };
  site = await startSite({ env });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  for (const dir of [store, copy, env.RELEASE_KEYS_DIR!]) await rm(path.dirname(dir), { recursive: true });
});

test(
  'a new remote with a part of the API is checked, published and on the site, and nothing else moves',
  { tag: TIMED },
  async ({ page, complaints }) => {
    const sources = await hashes(copy);
    const released = await hashes(store);
    const running = processes();
    const began = performance.now();

    const asked = ['remote', 'mfe-soundtracks', '--api', '--yes'];
    const written = await run('platform/create-remote/src/new-cli.ts', ...asked);
    expect(written).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm run check -- mfe-soundtracks'),
    });
    const checking = performance.now();
    const checked = await run('tools/checks/src/check-workspace.ts', 'mfe-soundtracks');
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('Signed for mfe-soundtracks') });
    const checkedMs = performance.now() - checking;
    const published = await releases(env, ['publish', 'mfe-soundtracks', '--why', 'first pages'], copy);
    expect(published).toMatchObject({ code: 0, output: expect.stringContaining('New pages have it') });
    const status = async () => (await fetch(`${address}/soundtracks`)).status;
    await expect.poll(status, { timeout: patience / 3, intervals: [50] }).toBe(200);
    const answered = async () => (await fetch(`${address}/api/soundtracks`)).status;
    await expect.poll(answered, { timeout: patience / 3, intervals: [50] }).toBe(200);
    const liveMs = performance.now() - began;

    await page.goto(`${address}/soundtracks`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Soundtracks' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Latest Soundtracks' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Soundtracks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soundtracks' })).toBeVisible();
    expect(complaints).toEqual([]);

    const changed = Object.entries(await hashes(copy)).filter(([file, hash]) => sources[file] !== hash);
    const names = changed.map(([file]) => file).filter((file) => !file.startsWith('mfe-soundtracks/'));
    expect(names.sort()).toEqual(outside);
    expect(processes()).toEqual(running);
    const kept = Object.entries(await hashes(store)).filter(([file]) =>
      /^(shell|mfe-(?!soundtracks))/.test(file),
    );
    expect(Object.fromEntries(kept)).toEqual(
      Object.fromEntries(Object.entries(released).filter(([file]) => /^(shell|mfe-)/.test(file))),
    );

    took = { liveMs, checkedMs };
  },
);

test('the checks of the whole repository hold with a new remote', { tag: TIMED }, async () => {
  const node = (script: string, ...args: string[]) =>
    runProcess({
      args: [path.join(copy, 'node_modules', script), ...args],
      cwd: copy,
      env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
    });
  const named = ['project-references', 'rooms-in-readmes', 'team-workflows', 'used-packages'];
  expect(await node('jest/bin/jest.js', '--config', 'tools/checks/jest.config.mjs', ...named)).toMatchObject({
    code: 0,
  });
  const locked = ['--config', 'platform/create-remote/jest.config.mjs', 'lock-file'];
  expect(await node('jest/bin/jest.js', ...locked)).toMatchObject({ code: 0 });
});

// Last, for it alone depends on what else the machine does.
test('it is on the site within a minute, half of it checks', { tag: TIMED }, () => {
  const { liveMs, checkedMs } = took;
  console.log(
    `From npm run new to live: ${(liveMs / 1000).toFixed(1)} s, checks ${(checkedMs / 1000).toFixed(1)} s.`,
  );
  expect(liveMs).toBeLessThan(LIVE_MS);
  expect(checkedMs).toBeLessThan(CHECKED_MS);
});
