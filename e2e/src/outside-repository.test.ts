/** A remote in an empty directory, from packed packages alone: checked, built and published into a running site, and hydrated. */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { outputMatching } from '@sinima/processes/readiness';
import { runProcess } from '@sinima/processes/run-process';
import { startProcess } from '@sinima/processes/start-process';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { hydrated } from '@sinima/testing/readiness';
import { sourceWith } from './site/repository-copy.ts';
import { startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, temporaryDir, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** npm downloads packages, and a site starts, in milliseconds. */
const PATIENCE_MS = 15 * 60_000;

const MUSIC = 'mfe-music';

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

let project: string;
let store: string;
let site: SiteProcess;

async function succeed(cwd: string, command: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const { code, output } = await runProcess({ command, args, cwd, env });
  expect(code, output).toBe(0);
  return output;
}

/** Make the team's key known to a site, and give the team what it holds of the site's keys. Returns those of the site. */
async function makeKeys(): Promise<string> {
  const ofSite = await temporaryDir('keys');
  const ofTeam = path.join(project, '.keys');
  await cp(testKeysDir, ofSite, { recursive: true });
  await ensureLocalKeys(ofSite, [MUSIC]);
  await mkdir(ofTeam);
  for (const file of [`${MUSIC}.pem`, 'pointer.pem', 'trust.json'])
    await cp(path.join(ofSite, file), path.join(ofTeam, file));
  return ofSite;
}

async function packedFiles(): Promise<string[]> {
  const dir = await temporaryDir('packages');
  await succeed(rootDir, process.execPath, '--import', 'tsx/esm', 'tools/pack/src/pack.ts', '--out', dir);
  return (await readdir(dir)).map((name) => path.join(dir, name));
}

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  const packages = await packedFiles();
  const generator = await temporaryDir('create');
  await succeed(generator, 'npm', 'install', ...quiet, ...packages);
  const create = path.join(generator, 'node_modules/.bin/create-sinima-remote');
  const empty = await temporaryDir('outside');
  project = path.join(empty, MUSIC);
  await succeed(empty, create, MUSIC, '--page', '/music', '--yes');
  await succeed(project, 'npm', 'install', '--save-dev', ...quiet, ...packages);
  const keysDir = await makeKeys();
  store = await ownStore();
  site = await startSite({ env: { RELEASES_DIR: store, RELEASE_KEYS_DIR: keysDir } });
  await site.address;
});

test.afterAll(async () => {
  await site.stop();
  for (const dir of [store, project].map((each) => path.dirname(each)))
    await rm(dir, { recursive: true, force: true });
});

test(
  'a remote from an empty directory is checked, built and published into a running site, and hydrates',
  { tag: SLOW },
  async ({ page, complaints }) => {
    const address = await site.address;
    const ofSite = ['--store', store, '--site', address];
    const checked = await succeed(project, 'npx', 'sinima-remote', 'check', ...ofSite);
    for (const name of ['types', 'unit tests', 'gate']) expect(checked).toContain(`✔ ${name}`);
    expect(checked).toContain(`Signed for ${MUSIC}`);
    expect((await fetch(`${address}/music`)).status).toBe(404);

    const why = ['--why', 'first page'];
    const published = await succeed(project, 'npx', 'sinima-remote', 'publish', ...ofSite, ...why);
    expect(published).toContain('is published.');
    await expect.poll(async () => (await fetch(`${address}/music`)).status).toBe(200);

    await page.goto(`${address}/music`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'a remote in its own repository is developed alone on made-up data: what is saved shows in the open page',
  { tag: SLOW },
  async ({ page }) => {
    const dev = startProcess(
      {
        name: 'sinima-remote dev',
        args: ['node_modules/.bin/sinima-remote', 'dev', '--mock', '--port', '0'],
        cwd: project,
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        readyMs: PATIENCE_MS,
      },
      outputMatching(/is at http:\/\/localhost:(\d+)/),
    );
    try {
      await page.goto(`http://127.0.0.1:${await dev.ready}/music`);
      await hydrated(page);
      await page.evaluate(() => void Object.assign(globalThis, { kept: 'yes' }));
      const file = path.join(project, await sourceWith(project, 'src', '# title'));
      const source = await readFile(file, 'utf8');
      await writeFile(file, source.replaceAll('# title', '# work'));
      await expect(page.getByRole('main')).toContainText(/\d works? from/);
      expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);
    } finally {
      await dev.stop('SIGINT');
    }
  },
);
