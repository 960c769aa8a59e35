/** Every error of a remote has a line: in browsers and renderers, of two versions of all remotes. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { rootDir } from '@sinima/build/workspace';
import { VISITOR_VERSIONS_PATH, type VisitorVersions } from '@sinima/contracts/composition';
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import { OFFERED_STORE_PATH } from '@sinima/contracts/offered-store';
import { openSigningStore } from '@sinima/releases/open-store';
import type { ReleaseStore } from '@sinima/releases/store';
import {
  addFaults,
  addressOf,
  BROWSER_FAULTS,
  FAULTY_REMOTES,
  placesOfFaults,
  unreadAddress,
  type FaultyRemote,
} from './site/faulty-pages.ts';
import { copyRepository } from './site/repository-copy.ts';
import { releases, startSite, type SiteProcess } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough to build four remotes twice on a busy machine, in milliseconds. */
const LONG_MS = 600_000;

/** Pages of visitors from which an error of browsers counts. */
const PAGES = 3;

test.describe.configure({ mode: 'serial' });
// They take minutes, and no step is worth a look.
test.use({ trace: 'off' });

let storeDir: string;
let store: ReleaseStore;
let site: SiteProcess;
let address: string;
let copy: string;

test.beforeAll(async () => {
  test.setTimeout(LONG_MS);
  storeDir = await ownStore();
  store = await openSigningStore({ RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir }, rootDir);
  copy = await copyRepository();
  site = await startSite({ env: { RELEASES_DIR: storeDir, OFFER_RELEASES: 'true' } });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  for (const dir of [storeDir, copy]) await rm(path.dirname(dir), { recursive: true });
});

/** Publish all remotes with faults, and make them live. @returns their versions */
async function deployFaults(linesAbove: number): Promise<Record<FaultyRemote, string>> {
  for (const remote of FAULTY_REMOTES) await addFaults(copy, remote, linesAbove);
  const args = ['publish', ...FAULTY_REMOTES, '--force', '--why', 'they throw'];
  const { output, code } = await releases({ RELEASES_DIR: storeDir }, args, copy);
  expect(code, output).toBe(0);
  const { apps, number } = await store.generation();
  const generation = async (): Promise<number> =>
    ((await (await fetch(address + VISITOR_VERSIONS_PATH)).json()) as VisitorVersions).generation;
  await expect.poll(generation).toBeGreaterThanOrEqual(number);
  return Object.fromEntries(FAULTY_REMOTES.map((remote) => [remote, apps[remote]!.version])) as Record<
    FaultyRemote,
    string
  >;
}

/** Open a page of a visitor until it has reported what it throws. */
async function visit(visitor: BrowserContext, pathname: string): Promise<void> {
  const page = await visitor.newPage();
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/reports');
  await page.goto(address + pathname);
  await (await reported).response();
  await page.close();
}

/** Return what the command says of the errors of a version: where they were thrown. */
async function placesToldOf(remote: string, version: string): Promise<string[]> {
  const { output, code } = await releases({ RELEASES_DIR: storeDir }, ['errors', remote, version, '--json']);
  expect(code, output).toBe(0);
  const groups = JSON.parse(output) as ErrorGroup[];
  return groups.map(({ versions }) => `${versions[version]!.file}:${versions[version]!.line}`).sort();
}

for (const [name, linesAbove] of [
  ['one version', 0],
  ['the next version, whose lines have moved', 7],
] as const) {
  test(
    `releases errors names file and line of what each remote throws, in ${name}`,
    { tag: SLOW },
    async ({ context }) => {
      test.setTimeout(LONG_MS);
      const versions = await deployFaults(linesAbove);
      for (const remote of FAULTY_REMOTES) {
        for (const fault of BROWSER_FAULTS)
          for (let page = 0; page < PAGES; page += 1) await visit(context, addressOf(remote, fault));
        await fetch(address + unreadAddress(remote));
      }
      for (const remote of FAULTY_REMOTES) {
        const places = Object.values(await placesOfFaults(copy, remote)).sort();
        await expect.poll(() => placesToldOf(remote, versions[remote]), { timeout: 20_000 }).toEqual(places);
      }
      const { output } = await releases({ RELEASES_DIR: storeDir }, [
        'errors',
        'mfe-title',
        versions['mfe-title'],
      ]);
      expect(output).toContain(`@sinima/title, mfe-title ${versions['mfe-title']}, commit uncommitted`);
      expect(output).toContain("throw new TypeError('timer');");
    },
  );
}

/** Return the keys of all objects of the store. */
async function keysOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((key) => !key.startsWith('.'));
}

test('no visitor gets a source map, nor an error, at any address of the store', { tag: SLOW }, async () => {
  test.setTimeout(LONG_MS);
  const keys = await keysOf(storeDir);
  const secret = keys.filter((key) => /^(?:maps|errors)\//.test(key));
  expect(secret.length).toBeGreaterThan(50);
  const scripts = keys.filter((key) => /\/browser\/.*\.js$/.test(key));
  const beside = scripts.flatMap((key) => [`${key}.map`, `${key}.map.gz`]);
  const prefixes = ['/', '/releases/', OFFERED_STORE_PATH];
  for (const key of [...secret, ...beside]) {
    for (const prefix of prefixes) {
      const response = await fetch(address + prefix + key);
      expect.soft(response.status, prefix + key).toBe(404);
      await response.body?.cancel();
    }
  }
  for (const key of keys.filter((each) => !secret.includes(each))) {
    for (const prefix of prefixes) {
      const response = await fetch(address + prefix + key);
      if (!response.ok) await response.body?.cancel();
      else expect.soft((await response.text()).includes('"mappings"'), prefix + key).toBe(false);
    }
  }
});
